import type { Figure } from './measurement.ts';

/** One line of the table. */
export interface Line {
  readonly measure: string;
  /** The most that this checkout may have. */
  readonly target: Figure;
  readonly floor?: Figure;
  readonly ours: Figure;
}

const format = (figure: Figure) =>
  typeof figure === 'number' ? figure.toLocaleString('en', { maximumFractionDigits: figure < 1 ? 3 : 0 }) : figure;

function verdict({ target, ours }: Line): string {
  if (typeof target === 'string' || typeof ours === 'string') return '';
  return ours <= target ? 'yes' : 'no';
}

/** A multiple of the floor's figure, if there is one. */
export function times(factor: number, floor: Figure): Figure {
  return typeof floor === 'number' ? floor * factor : '–';
}

/** Writes rows, the head first, as an aligned Markdown table. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const [head, ...body] = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [head!, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Writes the lines of the benchmark as a table. */
export function table(lines: readonly Line[]): string {
  return columns([
    ['', 'at most', 'floor', 'this checkout', 'holds'],
    ...lines.map((line) => [
      line.measure,
      format(line.target),
      typeof line.floor === 'number' ? format(line.floor) : '–',
      format(line.ours),
      verdict(line),
    ]),
  ]);
}
