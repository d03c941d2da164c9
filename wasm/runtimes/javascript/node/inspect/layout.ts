import type { InspectState } from './state';

export interface Pieces {
  /** The text before the opening brace: of a function or an error. */
  base: string;
  open: string;
  close: string;
  items: string[];
  /** Items that may be arranged in columns. */
  list?: ArrayLike<unknown> | undefined;
}

const separatorWidth = 2;

/**
 * Short pieces of at most three levels share a line; long lists of short elements get columns. The limits
 * are those of Node 20's `util.inspect`.
 */
export function layOut(state: InspectState, level: number, pieces: Pieces): string {
  const { base, open, close } = pieces;
  const lead = base === '' ? '' : `${base} `;
  const count = pieces.items.length;
  const items =
    pieces.list && count > 6 && state.compact >= 1
      ? inColumns(state, pieces.items, pieces.list)
      : pieces.items;
  if (state.currentDepth - level < state.compact && items.length === count) {
    const start = count + state.indentation + open.length + base.length + 10;
    if (fitsOnLine(state, items, start, base)) return `${lead}${open} ${items.join(', ')} ${close}`;
  }
  const newLine = `\n${' '.repeat(state.indentation)}`;
  return `${lead}${open}${newLine}  ${items.join(`,${newLine}  `)}${newLine}${close}`;
}

function fitsOnLine(state: InspectState, items: string[], start: number, base: string): boolean {
  let width = items.length + start;
  if (width + items.length > state.breakLength) return false;
  for (const item of items) {
    width += item.length;
    if (width > state.breakLength || item.includes('\n')) return false;
  }
  return !base.includes('\n');
}

function inColumns(state: InspectState, items: string[], list: ArrayLike<unknown>): string[] {
  // The last item may be '… more items', which stays on its own line.
  const hasRest = state.maxArrayLength < items.length;
  const cells = hasRest ? items.slice(0, -1) : items;
  const widths = cells.map(displayWidth);
  const widest = Math.max(...widths) + separatorWidth;
  const total = widths.reduce((sum, width) => sum + width + separatorWidth, 0);
  const worthIt = total / widest > 5 || widest - separatorWidth <= 6;
  if (widest * 3 + state.indentation >= state.breakLength || !worthIt) return items;

  const columns = columnCount(state, widest, total / items.length, cells.length);
  if (columns <= 1) return items;
  const columnWidths = Array.from({ length: columns }, (_, column) => {
    let width = 0;
    for (let index = column; index < cells.length; index += columns)
      width = Math.max(width, widths[index] ?? 0);
    return width + separatorWidth;
  });
  const alignRight = isNumeric(list, items.length);
  const rows: string[] = [];
  for (let start = 0; start < cells.length; start += columns) {
    rows.push(row(cells.slice(start, start + columns), columnWidths, alignRight));
  }
  const rest = items[items.length - 1];
  return hasRest && rest !== undefined ? [...rows, rest] : rows;
}

/** Aims at a square block; a character is 2.5 times as high as wide. */
function columnCount(state: InspectState, widest: number, average: number, count: number): number {
  const biased = Math.max(widest - 3 - Math.sqrt(widest - average), 1);
  return Math.min(
    Math.round(Math.sqrt(2.5 * biased * count) / biased),
    Math.floor((state.breakLength - state.indentation) / widest),
    state.compact * 4,
    15,
  );
}

function row(cells: string[], columnWidths: number[], alignRight: boolean): string {
  let text = '';
  for (const [column, cell] of cells.entries()) {
    const isLast = column === cells.length - 1;
    const width = (columnWidths[column] ?? 0) + cell.length - displayWidth(cell);
    if (alignRight) text += isLast ? cell.padStart(width - separatorWidth) : `${cell}, `.padStart(width);
    else text += isLast ? cell : `${cell}, `.padEnd(width);
  }
  return text;
}

function isNumeric(list: ArrayLike<unknown>, count: number): boolean {
  for (let index = 0; index < count; index += 1) {
    const type = typeof list[index];
    if (type !== 'number' && type !== 'bigint') return false;
  }
  return true;
}

/** Two for wide characters, none for combining marks. */
export function displayWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const char of text.normalize('NFC')) {
    const code = char.codePointAt(0) ?? 0;
    if (isZeroWidth(code)) continue;
    width += isWide(code) ? 2 : 1;
  }
  return width;
}

function isZeroWidth(code: number): boolean {
  return (
    code <= 0x1f ||
    (code >= 0x7f && code <= 0x9f) ||
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x20d0 && code <= 0x20ff) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    (code >= 0xfe20 && code <= 0xfe2f) ||
    (code >= 0xe0100 && code <= 0xe01ef)
  );
}

function isWide(code: number): boolean {
  return (
    code >= 0x1100 &&
    (code <= 0x115f ||
      code === 0x2329 ||
      code === 0x232a ||
      (code >= 0x2e80 && code <= 0x3247 && code !== 0x303f) ||
      (code >= 0x3250 && code <= 0x4dbf) ||
      (code >= 0x4e00 && code <= 0xa4c6) ||
      (code >= 0xa960 && code <= 0xa97c) ||
      (code >= 0xac00 && code <= 0xd7a3) ||
      (code >= 0xf900 && code <= 0xfaff) ||
      (code >= 0xfe10 && code <= 0xfe19) ||
      (code >= 0xfe30 && code <= 0xfe6b) ||
      (code >= 0xff01 && code <= 0xff60) ||
      (code >= 0xffe0 && code <= 0xffe6) ||
      (code >= 0x1b000 && code <= 0x1b001) ||
      (code >= 0x1f200 && code <= 0x1f251) ||
      (code >= 0x1f300 && code <= 0x1f64f) ||
      (code >= 0x1f900 && code <= 0x1f9ff) ||
      (code >= 0x20000 && code <= 0x3fffd))
  );
}
