import type { DiffRow } from '../changes/line-diff';

/** More rows make the page slow. */
const rowsMax = 200;
const rowsBefore = 20;
const charactersMax = 2000;

export interface DiffExcerpt {
  above: number;
  rows: readonly DiffRow[];
  below: number;
}

export function diffExcerpt(rows: readonly DiffRow[]): DiffExcerpt {
  if (rows.length <= rowsMax) return { above: 0, rows, below: 0 };
  const first = Math.max(
    0,
    rows.findIndex(({ kind }) => kind !== 'same'),
  );
  const above = Math.max(0, Math.min(first - rowsBefore, rows.length - rowsMax));
  return { above, rows: rows.slice(above, above + rowsMax), below: rows.length - rowsMax - above };
}

/** A program may print a megabyte in one line. */
export function lineExcerpt(line: string): string {
  return line.length > charactersMax ? `${line.slice(0, charactersMax)}…` : line;
}
