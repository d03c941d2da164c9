import { inspect } from '../inspect/inspect';
import { displayWidth } from '../inspect/layout';

const indexHead = '(index)';
const valuesHead = 'Values';

/** Undefined when the value is not a table. */
export function tableText(rows: unknown, columns?: string[]): string | undefined {
  if (typeof rows !== 'object' || rows === null) return undefined;
  const entries = entriesOf(rows);
  const heads: string[] = columns ? [...columns] : [];
  const cells = new Map<string, string[]>(heads.map((head) => [head, []]));
  const values: string[] = [];
  let hasValues = false;
  for (const [index, row] of entries.list.entries()) {
    if (typeof row.value !== 'object' || row.value === null) {
      values[index] = cellText(row.value);
      hasValues = true;
      continue;
    }
    for (const [key, value] of Object.entries(row.value)) {
      if (columns && !columns.includes(key)) continue;
      if (!cells.has(key)) {
        cells.set(key, []);
        heads.push(key);
      }
      const column = cells.get(key);
      if (column) column[index] = cellText(value);
    }
  }
  const all = [entries.list.map((entry) => entry.key), ...heads.map((head) => cells.get(head) ?? [])];
  const names = [entries.head, ...heads];
  if (hasValues) {
    all.push(values);
    names.push(valuesHead);
  }
  return draw(names, all, entries.list.length);
}

interface Entries {
  head: string;
  list: { key: string; value: unknown }[];
}

function entriesOf(rows: object): Entries {
  if (rows instanceof Map) {
    const list = Array.from(rows, ([key, value], index) => ({
      key: String(index),
      value: { Key: key, Values: value },
    }));
    return { head: '(iteration index)', list };
  }
  if (rows instanceof Set) {
    return {
      head: '(iteration index)',
      list: Array.from(rows, (value, index) => ({ key: String(index), value })),
    };
  }
  return { head: indexHead, list: Object.entries(rows).map(([key, value]) => ({ key, value })) };
}

function cellText(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const isDeep = isObject && Object.keys(value).length > 2;
  return inspect(value, { depth: isDeep ? -1 : 0, maxArrayLength: 3, breakLength: Number.POSITIVE_INFINITY });
}

function draw(heads: string[], columns: string[][], rowCount: number): string {
  const widths = heads.map(
    (head, column) =>
      Math.max(displayWidth(head), ...Array.from(columns[column] ?? [], (cell) => displayWidth(cell ?? ''))) +
      2,
  );
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width)).join(middle) + right;
  const row = (cells: string[]) =>
    `│${widths.map((width, column) => cell(cells[column] ?? '', width)).join('│')}│`;
  const lines = [rule('┌', '┬', '┐'), row(heads), rule('├', '┼', '┤')];
  for (let index = 0; index < rowCount; index += 1)
    lines.push(row(columns.map((column) => column[index] ?? '')));
  return [...lines, rule('└', '┴', '┘')].join('\n');
}

function cell(text: string, width: number): string {
  return ` ${text}${' '.repeat(width - 1 - displayWidth(text))}`;
}
