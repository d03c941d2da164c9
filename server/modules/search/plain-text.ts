/**
 * A piece of Markdown as a line of plain text: marks and mathematics' signs gone, spaces single. Each pattern stops at the next sign
 * it could begin with, so that a text of nothing but such signs is still read once only.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\\[a-z]+|[*_`#$|~{}\\]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
