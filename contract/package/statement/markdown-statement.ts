import type { Converted } from '../converted';

/** Places where a judge system would put samples; here they stand below the statement. */
const samplePlaces = /^[ \t]*\{\{(?:nextsample|remainingsamples)\}\}[ \t]*$/gm;
const image = /!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g;

/** A Markdown statement, without what it refers to outside of itself. */
export function markdownStatement(text: string): Converted {
  const losses: string[] = [];
  const markdown = text.replace(samplePlaces, '').replace(image, (_, caption: string, file: string) => {
    losses.push(`the image ${file} is not imported`);
    return caption ? `*${caption}*` : '';
  });
  return { markdown, losses, changes: [] };
}
