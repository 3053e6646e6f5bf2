/** How much wider a drawing is than high. */
export const aspect = 2;

/** From so many on, each mark stands for ten times as many people. */
const mostMarks = 1_500;

/** Few people have no larger marks than as many as this takes. */
const fewestLines = 6;

/** How many people there are: whom the visitor brings in, and whom those bring in. */
export interface Crowd {
  readonly own: number;
  readonly theirs: number;
}

/** Marks line by line, on `aspect` times as many places as there are lines. */
export interface People {
  /** How many people one mark stands for: 1, 10, 100 and so on. */
  readonly perMark: number;
  readonly lines: number;
  /** Paths along each crowd's marks, from one to the next: of all partners, and over them of one's own, who come first. */
  readonly drawings: readonly (readonly [all: string, own: string])[];
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
 * A mark for each person, as large as the largest crowd has room, or for as many together as it takes: crowds can be
 * compared at a glance. What is left of a bundle has a mark, too.
 */
export function people(crowds: readonly Crowd[]): People {
  let perMark = 1;
  while (crowds.some(({ own, theirs }) => (own + theirs) / perMark > mostMarks)) perMark *= 10;
  const marks = crowds.map(({ own, theirs }) => {
    const ofOwn = Math.ceil(own / perMark);
    return [ofOwn + Math.ceil(theirs / perMark), ofOwn] as const;
  });
  const most = Math.max(...marks.map(([all]) => all));
  const lines = Math.max(fewestLines, Math.ceil(Math.sqrt(most / aspect)));
  return {
    perMark,
    lines,
    drawings: marks.map(([all, own]) => [along(all, lines * aspect), along(own, lines * aspect)]),
  };
}
