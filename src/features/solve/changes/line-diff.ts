/** A row of two outputs shown side by side (D-42). */

export interface DiffRow {
  kind: 'same' | 'changed' | 'missing' | 'extra';
  expected?: string;
  actual?: string;
}

/** For larger outputs the table of all pairs would be too large. */
const alignedLinesMax = 400;

/** Aligns equal lines. Ignores trailing whitespace and a last empty line. */
export function diffLines(expected: string, actual: string): DiffRow[] {
  const wanted = linesOf(expected);
  const got = linesOf(actual);
  if (wanted.length > alignedLinesMax || got.length > alignedLinesMax) return byPosition(wanted, got);
  return paired(aligned(wanted, got));
}

function linesOf(text: string): string[] {
  const lines = text
    .replace(/\r\n/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd());
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  return lines;
}

function byPosition(wanted: string[], got: string[]): DiffRow[] {
  return Array.from({ length: Math.max(wanted.length, got.length) }, (_, at) => rowOf(wanted[at], got[at]));
}

function rowOf(expected: string | undefined, actual: string | undefined): DiffRow {
  if (expected === undefined) return { kind: 'extra', actual: actual ?? '' };
  if (actual === undefined) return { kind: 'missing', expected };
  return { kind: expected === actual ? 'same' : 'changed', expected, actual };
}

/** Longest common subsequence; missing lines come before extra ones. */
function aligned(wanted: string[], got: string[]): DiffRow[] {
  const width = got.length + 1;
  const longest = new Uint16Array((wanted.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = wanted.length - 1; row >= 0; row--) {
    for (let column = got.length - 1; column >= 0; column--) {
      longest[row * width + column] =
        wanted[row] === got[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const rows: DiffRow[] = [];
  let row = 0;
  let column = 0;
  while (row < wanted.length || column < got.length) {
    const isEqual = row < wanted.length && column < got.length && wanted[row] === got[column];
    const takeWanted =
      row < wanted.length && (column >= got.length || at(row + 1, column) >= at(row, column + 1));
    if (isEqual) rows.push(rowOf(wanted[row++], got[column++]));
    else if (takeWanted) rows.push(rowOf(wanted[row++], undefined));
    else rows.push(rowOf(undefined, got[column++]));
  }
  return rows;
}

/** Pairs missing lines with the extra lines beside them as changed lines. */
function paired(rows: DiffRow[]): DiffRow[] {
  const result: DiffRow[] = [];
  for (let at = 0; at < rows.length; ) {
    const missing = runOf(rows, at, 'missing');
    const extra = runOf(rows, at + missing.length, 'extra');
    if (missing.length + extra.length === 0) {
      result.push(rows[at] as DiffRow);
      at++;
      continue;
    }
    const expected = missing.map((row) => row.expected ?? '');
    const actual = extra.map((row) => row.actual ?? '');
    result.push(...byPosition(expected, actual));
    at += missing.length + extra.length;
  }
  return result;
}

function runOf(rows: DiffRow[], from: number, kind: DiffRow['kind']): DiffRow[] {
  let to = from;
  while (rows[to]?.kind === kind) to++;
  return rows.slice(from, to);
}
