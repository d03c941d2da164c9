import type { Converted } from '../converted';

/** Our screens show samples below the statement. */
const samplePlaces = /^[ \t]*\{\{(?:nextsample|remainingsamples)\}\}[ \t]*$/gm;
const image = /!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g;

export function markdownStatement(text: string): Converted {
  const losses: string[] = [];
  const markdown = text.replace(samplePlaces, '').replace(image, (_, caption: string, file: string) => {
    losses.push(`the image ${file} is not imported`);
    return caption ? `*${caption}*` : '';
  });
  return { markdown, losses, changes: [] };
}
