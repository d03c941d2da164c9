import { use, useEffect, useState } from 'react';
import { nextTask } from '../../lib/problems/next-task';
import { ImageSource, type ShownImages } from './image-source';

/** The rendered texts; null until all are ready. The renderer is loaded on first use. */
export function useMarkdown(sources: readonly string[]): DocumentFragment[] | null {
  const key = JSON.stringify(sources);
  const images = use(ImageSource);
  const [rendered, setRendered] = useState<{ key: string; texts: DocumentFragment[] } | null>(null);
  useEffect(() => {
    if (images === null) return;
    let current = true;
    const texts: string[] = JSON.parse(key);
    renderAll(texts, images).then((done) => current && setRendered({ key, texts: done }));
    return () => {
      current = false;
    };
  }, [key, images]);
  // The previous text stays until the new one is rendered.
  return rendered?.texts ?? null;
}

/** Falls back to plain text if the renderer is not on this device, or for a text that fails. */
async function renderAll(
  texts: readonly string[],
  images: ShownImages | undefined,
): Promise<DocumentFragment[]> {
  const loaded = await import('../markdown/render-markdown').catch(() => undefined);
  return await Promise.all(
    texts.map(async (text) => {
      // One task for each text, because a long one takes a phone 50 ms.
      await nextTask();
      return loaded?.renderMarkdown(text, images).catch(() => plainText(text)) ?? plainText(text);
    }),
  );
}

function plainText(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const part of text.split(/\n{2,}/)) {
    const paragraph = document.createElement('p');
    paragraph.textContent = part;
    fragment.append(paragraph);
  }
  return fragment;
}
