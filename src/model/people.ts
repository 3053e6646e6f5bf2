/** How much wider the drawing is than high. */
export const aspect = 4;

/** From so many on, each mark stands for ten times as many people. */
const mostMarks = 3_000;

/** Few people have no larger marks than as many as this takes. */
const fewestLines = 6;

/** Marks line by line, on `aspect` times as many places as there are lines. */
export interface People {
  /** How many people one mark stands for: 1, 10, 100 and so on. */
  readonly perMark: number;
  readonly lines: number;
  /** Paths along the marks, from one to the next: of all partners, and over them of one's own, who come first. */
  readonly paths: readonly [all: string, own: string];
}

/** A path along so many marks. A mark's place is a square of 1. */
function along(marks: number, perLine: number): string {
  let path = '';
  for (let line = 0; line * perLine < marks; line++) {
    path += `M.5 ${line + 0.5}h${Math.min(perLine, marks - line * perLine) - 0.9}`;
  }
  return path;
}

/**
 * A mark for each person, as large as all have room, or for as many together as it takes. What is left of a bundle has a
 * mark, too.
 * @param own partners whom the visitor brings in
 * @param theirs partners whom those bring in
 */
export function people(own: number, theirs: number): People {
  let perMark = 1;
  while ((own + theirs) / perMark > mostMarks) perMark *= 10;
  const ofOwn = Math.ceil(own / perMark);
  const all = ofOwn + Math.ceil(theirs / perMark);
  const lines = Math.max(fewestLines, Math.ceil(Math.sqrt(all / aspect)));
  return { perMark, lines, paths: [along(all, lines * aspect), along(ofOwn, lines * aspect)] };
}
