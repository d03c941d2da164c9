/** Common symbols of a formula as characters; the rest without its markup. */
const formulaWords = (formula: string) =>
  formula
    .replace(/\\leq?\b/g, '≤')
    .replace(/\\geq?\b/g, '≥')
    .replace(/\\[lc]?dots\b/g, '…')
    .replace(/[{}\\]/g, '');

/** Markdown as one line of plain text, for excerpts. */
export function withoutMarkup(markdown: string): string {
  return (
    markdown
      .replace(/^ {0,3}(```|~~~).*$/gm, '')
      // Headings, quotes, list markers and rules.
      .replace(/^\s{0,3}(#{1,6}\s+|>\s?|[-*+]\s+|\d{1,9}[.)]\s+|(?:[-*_]\s*){3,}$)/gm, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\$\$?([^$]+)\$\$?/g, (_, formula: string) => formulaWords(formula))
      .replace(/(?<!\\)(\*{1,3}|~~|`+)(?=\S)(.+?)(?<=\S)\1/gs, '$2')
      // Inside a word an underscore is part of a name.
      .replace(/(?<![\p{L}\p{N}\\])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gsu, '$2')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
