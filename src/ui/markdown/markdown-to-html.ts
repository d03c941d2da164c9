/** Markdown to unsanitized HTML. Needs no DOM, so it also runs in a worker. */
import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { blockFormula, inlineFormula } from '../../lib/problems/formula-element';

const mathInline: TokenizerAndRendererExtension = {
  name: 'mathInline',
  level: 'inline',
  start: (source) => source.indexOf('$'),
  tokenizer(source) {
    const match = inlineFormula.exec(source);
    return match ? { type: 'mathInline', raw: match[0], text: match[1] ?? '' } : undefined;
  },
  renderer: ({ text }) => mathPlace(String(text), 'inline'),
};

const mathBlock: TokenizerAndRendererExtension = {
  name: 'mathBlock',
  level: 'block',
  start: (source) => source.indexOf('$$'),
  tokenizer(source) {
    const match = blockFormula.exec(source);
    return match ? { type: 'mathBlock', raw: match[0], text: match[1]?.trim() ?? '' } : undefined;
  },
  renderer: ({ text }) => `<p>${mathPlace(String(text), 'block')}</p>`,
};

const marked = new Marked({
  extensions: [mathInline, mathBlock],
  renderer: {
    /** The page itself has h1 and h2. */
    heading({ tokens, depth }) {
      const level = Math.min(6, depth + 2);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
    },
  },
});

/** Formulas pass the sanitizer as text and are typeset afterwards. */
function mathPlace(tex: string, display: 'inline' | 'block'): string {
  const escaped = tex.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return `<code data-math="${display}">${escaped}</code>`;
}

export const markdownToHtml = (source: string): string => marked.parse(source, { async: false });
