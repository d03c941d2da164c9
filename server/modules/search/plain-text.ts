/** A piece of Markdown as a line of plain text: marks and mathematics' signs gone, spaces single. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\\[a-z]+|[*_`#$|~{}\\]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
