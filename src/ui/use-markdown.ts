import { useEffect, useState } from 'react';

/** Texts in Markdown, set; null until all of them are. What sets them is loaded when the first one is shown. */
export function useMarkdown(sources: readonly string[]): DocumentFragment[] | null {
  const key = JSON.stringify(sources);
  const [rendered, setRendered] = useState<{ key: string; texts: DocumentFragment[] } | null>(null);
  useEffect(() => {
    let current = true;
    const texts: string[] = JSON.parse(key);
    renderAll(texts).then((done) => current && setRendered({ key, texts: done }));
    return () => {
      current = false;
    };
  }, [key]);
  // While a newer text is being set, the former one stays.
  return rendered?.texts ?? null;
}

/** A part of the program that is not on this device must not keep a statement from being read, and neither must one text the others. */
async function renderAll(texts: readonly string[]): Promise<DocumentFragment[]> {
  const loaded = await import('./markdown/render-markdown').catch(() => undefined);
  return await Promise.all(
    texts.map((text) => loaded?.renderMarkdown(text).catch(() => plainText(text)) ?? plainText(text)),
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
