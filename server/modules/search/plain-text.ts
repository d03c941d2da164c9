/**
 * Markdown as one line of plain text, without markup and formula signs. Each pattern stops at its next possible
 * start, so that the time stays linear for malicious texts.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\\[a-z]+|[*_`#$|~{}\\]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
