/** Markdown to a safe piece of page. Loaded with the first statement that is shown. */
import DOMPurify from 'dompurify';
import { Marked, type TokenizerAndRendererExtension } from 'marked';

const mathInline: TokenizerAndRendererExtension = {
  name: 'mathInline',
  level: 'inline',
  start: (source) => source.indexOf('$'),
  tokenizer(source) {
    // A price is no formula: the opening sign is followed, and the closing one preceded, by something that is not white space.
    const match = /^\$(?![\s$])((?:\\.|[^$\\])*?[^\s$\\])\$(?!\d)/.exec(source);
    return match ? { type: 'mathInline', raw: match[0], text: match[1] ?? '' } : undefined;
  },
  renderer: ({ text }) => mathPlace(String(text), 'inline'),
};

const mathBlock: TokenizerAndRendererExtension = {
  name: 'mathBlock',
  level: 'block',
  start: (source) => source.indexOf('$$'),
  tokenizer(source) {
    const match = /^\$\$([\s\S]+?)\$\$(?:\n|$)/.exec(source);
    return match ? { type: 'mathBlock', raw: match[0], text: match[1]?.trim() ?? '' } : undefined;
  },
  renderer: ({ text }) => `<p>${mathPlace(String(text), 'block')}</p>`,
};

const marked = new Marked({
  extensions: [mathInline, mathBlock],
  renderer: {
    /** The page has its own first and second headings. */
    heading({ tokens, depth }) {
      const level = Math.min(6, depth + 2);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
    },
  },
});

/** Formulas travel through the sanitiser as text, and are set only afterwards. */
function mathPlace(tex: string, display: 'inline' | 'block'): string {
  const escaped = tex.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return `<code data-math="${display}">${escaped}</code>`;
}

/** Renders what anybody may have written: no script, style, form or frame survives. */
export async function renderMarkdown(source: string): Promise<DocumentFragment> {
  const html = await marked.parse(source, { async: true });
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'],
    FORBID_ATTR: ['style', 'id', 'name', 'class'],
  });
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener nofollow');
  }
  const formulas = fragment.querySelectorAll<HTMLElement>('code[data-math]');
  if (formulas.length > 0) await setFormulas(formulas);
  return fragment;
}

async function setFormulas(places: NodeListOf<HTMLElement>): Promise<void> {
  const { default: katex } = await import('katex');
  for (const place of places) {
    const holder = document.createElement('span');
    katex.render(place.textContent ?? '', holder, {
      output: 'mathml',
      displayMode: place.dataset.math === 'block',
      throwOnError: false,
    });
    place.replaceWith(holder);
  }
}
