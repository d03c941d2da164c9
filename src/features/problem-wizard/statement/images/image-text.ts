/** Images in the Markdown of a statement: `![text](name){width=50%}`. */

export interface ImageReference {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly alt: string;
  /** Percent of the text's width. Absent: the size of the file. */
  readonly width?: number;
}

const reference =
  /!\[((?:\\.|[^\]\\])*)\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)(?:\{\s*width\s*=\s*"?(\d{1,3})%"?\s*\})?/g;

/** Also those in code, which only look like images. */
export function imagesIn(text: string): ImageReference[] {
  return [...text.matchAll(reference)].map(
    ({ 0: { length }, 1: alt = '', 2: name = '', 3: width, index }) => ({
      from: index,
      to: index + length,
      name,
      alt: alt.replace(/\\([[\]\\])/g, '$1'),
      ...(width !== undefined && { width: Number(width) }),
    }),
  );
}

export function imageMarkdown({ name, alt, width }: Pick<ImageReference, 'name' | 'alt' | 'width'>): string {
  const text = alt
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\]/g, '\\$&');
  return `![${text}](${name})${width === undefined ? '' : `{width=${width}%}`}`;
}

/** All references to this image with another text or width; null removes them. */
export function withImage(
  text: string,
  name: string,
  change: Partial<Pick<ImageReference, 'alt' | 'width'>> | null,
): string {
  return imagesIn(text)
    .filter((one) => one.name === name)
    .reduceRight((changed, found) => {
      const next = change ? imageMarkdown({ ...found, ...change }) : '';
      return changed.slice(0, found.from) + next + changed.slice(found.to);
    }, text);
}
