/**
 * Without markup and formula signs. Each pattern stops at its next possible start, so that malicious texts take
 * linear time.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\\[a-z]+|[*_`#$|~{}\\]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
