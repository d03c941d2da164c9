/** Line breaks in authors' texts: `_b` in a format and `|` in a sample. */

/** Code and formulas, where `_b` is a name or an index. */
const literalParts = /(`+[^`]*`+|\$\$[\s\S]+?\$\$|\$[^$\n]+\$)/;

/**
 * `_b` as a marker: a word of its own, also glued to the end of a sentence (`5)_b`) or to a sentence that begins with a capital
 * (`_bSecond`). Not part of a name (`snake_b`, `_bold`), nor after a backslash.
 */
const marker =
  /(?:(?<=^|[\s).:;,!?\]])_b(?![\p{Ll}\d_])|(?<=[).:;,!?\]])_b(?=\d)|(?<=[\p{L}\d])_b(?=\p{Lu}))/gu;

const betweenLiterals = (text: string, change: (part: string) => string) =>
  text
    .split(literalParts)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** SOLVE-11: a line break of Markdown for each `_b` in an input or output format. */
export function expandFormatText(text: string): string {
  const lineBreak = new RegExp(`[ \\t]*${marker.source}[ \\t]*\\n?`, 'gu');
  return betweenLiterals(text, (part) => part.replace(lineBreak, '  \n'));
}

/** A text in which `_b` was never a marker, written so that it stays as it is. */
export function protectFormatText(text: string): string {
  return betweenLiterals(text, (part) => part.replace(marker, '\\_b'));
}

/** SOLVE-12: `|` in sampleInput and sampleOutput separates lines. Exact samples (`samples`) never pass through here. */
export function expandSampleText(text: string): string {
  return text.replace(/ ?\| ?/g, '\n');
}
