import type { DiffRow } from '../changes/line-diff';

/** Beyond this a page of two columns per sample is slow, and nobody reads it. */
const rowsMax = 200;
/** Equal rows above the first difference, to see where it is. */
const rowsBefore = 20;
const charactersMax = 2000;

export interface DiffExcerpt {
  above: number;
  rows: readonly DiffRow[];
  below: number;
}

/** The part of a comparison to show: around the first difference, with the count of rows left out on both sides. */
export function diffExcerpt(rows: readonly DiffRow[]): DiffExcerpt {
  if (rows.length <= rowsMax) return { above: 0, rows, below: 0 };
  const first = Math.max(
    0,
    rows.findIndex(({ kind }) => kind !== 'same'),
  );
  const above = Math.max(0, Math.min(first - rowsBefore, rows.length - rowsMax));
  return { above, rows: rows.slice(above, above + rowsMax), below: rows.length - rowsMax - above };
}

/** One line of it: a program may print a megabyte without ever ending the line. */
export function lineExcerpt(line: string): string {
  return line.length > charactersMax ? `${line.slice(0, charactersMax)}…` : line;
}
