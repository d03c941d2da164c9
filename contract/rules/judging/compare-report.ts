/** Works on bytes, because TextDecoder is not available everywhere. */

const shownCharactersMax = 40;
const replacement = '\uFFFD';

/** From 1; the column in bytes. */
export function placeOf(bytes: Uint8Array, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = bytes.indexOf(10); at >= 0 && at < offset; at = bytes.indexOf(10, at + 1)) {
    line++;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

/** 1 for an invalid byte. */
function sequenceLength(first: number): number {
  if (first >= 0xf0 && first < 0xf8) return 4;
  if (first >= 0xe0) return first < 0xf0 ? 3 : 1;
  return first >= 0xc0 ? 2 : 1;
}

/** Null if malformed. */
function codePointAt(bytes: Uint8Array, at: number, length: number, end: number): number | null {
  const first = bytes[at] as number;
  if (length === 1) return first < 0x80 ? first : null;
  if (at + length > end) return null;
  let point = first & (0x7f >> length);
  for (let i = 1; i < length; i++) {
    const next = bytes[at + i] as number;
    if ((next & 0xc0) !== 0x80) return null;
    point = (point << 6) | (next & 0x3f);
  }
  const isSurrogate = point >= 0xd800 && point <= 0xdfff;
  return point > 0x10ffff || isSurrogate ? null : point;
}

/** At most 40 characters, unprintable ones replaced. */
export function describeToken(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  let at = from;
  for (let shown = 0; at < to; shown++) {
    if (shown === shownCharactersMax) return `${text}…`;
    const length = sequenceLength(bytes[at] as number);
    const point = codePointAt(bytes, at, length, to);
    text += point === null || point < 0x20 || point === 0x7f ? replacement : String.fromCodePoint(point);
    at += point === null ? 1 : length;
  }
  return text;
}
