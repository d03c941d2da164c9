/** A formula as text: what is common and has a character of its own as that, and the rest without its marks. */
const formulaWords = (formula: string) =>
  formula
    .replace(/\\leq?\b/g, '≤')
    .replace(/\\geq?\b/g, '≥')
    .replace(/\\[lc]?dots\b/g, '…')
    .replace(/[{}\\]/g, '');

/** Markdown as one line of plain text, for where only its beginning is shown: nothing in it is lost but its marks. */
export function withoutMarkup(markdown: string): string {
  return (
    markdown
      .replace(/^ {0,3}(```|~~~).*$/gm, '')
      // Headings, quotes, points of a list, and the lines between.
      .replace(/^\s{0,3}(#{1,6}\s+|>\s?|[-*+]\s+|\d{1,9}[.)]\s+|(?:[-*_]\s*){3,}$)/gm, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\$\$?([^$]+)\$\$?/g, (_, formula: string) => formulaWords(formula))
      .replace(/(?<!\\)(\*{1,3}|~~|`+)(?=\S)(.+?)(?<=\S)\1/gs, '$2')
      // Within a word it is a part of a name.
      .replace(/(?<![\p{L}\p{N}\\])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gsu, '$2')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
