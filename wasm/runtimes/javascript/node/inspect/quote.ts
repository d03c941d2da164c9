/** Surrogates are checked separately. */
const needsEscape = /[^\x20-\x26\x28-\x5b\x5d-\x7e\xa0-\ud7ff\ue000-\uffff]/;
const named: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
};

/** In the quotes that need the fewest escapes. */
export function quote(text: string): string {
  if (!needsEscape.test(text)) return `'${text}'`;
  const mark = quoteMark(text);
  let quoted = mark;
  for (let index = 0; index < text.length; index += 1) quoted += escaped(text, index, mark);
  return quoted + mark;
}

function quoteMark(text: string): string {
  if (!text.includes("'")) return "'";
  if (!text.includes('"')) return '"';
  return text.includes('`') || text.includes('${') ? "'" : '`';
}

function escaped(text: string, index: number, mark: string): string {
  const char = text.charAt(index);
  if (char === "'") return mark === "'" ? "\\'" : char;
  const name = named[char];
  if (name) return name;
  const code = text.charCodeAt(index);
  if (code < 0x20 || (code > 0x7e && code < 0xa0))
    return `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`;
  return isLoneSurrogate(text, index, code) ? `\\u${code.toString(16)}` : char;
}

function isLoneSurrogate(text: string, index: number, code: number): boolean {
  if (code < 0xd800 || code > 0xdfff) return false;
  const isHigh = code < 0xdc00;
  const neighbour = text.charCodeAt(isHigh ? index + 1 : index - 1);
  return isHigh
    ? !(neighbour >= 0xdc00 && neighbour <= 0xdfff)
    : !(neighbour >= 0xd800 && neighbour <= 0xdbff);
}
