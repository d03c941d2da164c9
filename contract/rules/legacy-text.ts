/** Two markers of texts typed by problem authors: `_b` in a format and `|` in a sample both mean a line break. */

/** SOLVE-11: `_b` as a word of its own in input and output formats. */
export function expandFormatText(text: string): string {
  return text.replace(/(^|\s)_b(?=\s|$)/g, '$1\n');
}

/** SOLVE-12: `|` in sampleInput and sampleOutput separates lines. Exact samples (`samples`) never pass through here. */
export function expandSampleText(text: string): string {
  return text.replace(/ ?\| ?/g, '\n');
}
