/**
 * Without a DOM: this code writes every tag and escapes all user text. Raw HTML and complex formulas stay text, and images
 * empty places, until the app renders them.
 */
import { Marked, type Token, type Tokens } from 'marked';
import {
  blockFormula,
  inlineFormula,
  type MathNode,
  readSimpleFormula,
} from '../../../contract/rules/statement/simple-formula';
import { escapeHtml } from './html';

const formula = (name: string, level: 'inline' | 'block', start: string, pattern: RegExp) => ({
  name,
  level,
  start: (source: string) => source.indexOf(start),
  tokenizer(source: string) {
    const [raw, text] = pattern.exec(source) ?? [];
    return raw === undefined ? undefined : { type: name, raw, text: text?.trim() ?? '' };
  },
});

const marked = new Marked({
  extensions: [
    formula('inlineFormula', 'inline', '$', inlineFormula),
    formula('blockFormula', 'block', '$$', blockFormula),
  ],
});

/** Headings start at level three, below the page's own. */
export function statementHtml(markdown: string): string {
  return blocks(marked.lexer(markdown));
}

const blocks = (tokens: readonly Token[] = []): string => tokens.map(block).join('');
const inside = (tokens: readonly Token[] = []): string => tokens.map(inline).join('');
const children = (token: Token): Token[] => ('tokens' in token && token.tokens) || [];

function block(token: Token): string {
  switch (token.type) {
    case 'heading': {
      const level = Math.min(6, (token as Tokens.Heading).depth + 2);
      return `<h${level}>${inside(children(token))}</h${level}>`;
    }
    case 'paragraph':
      return `<p>${inside(children(token))}</p>`;
    case 'list':
      return list(token as Tokens.List);
    case 'blockquote':
      return `<blockquote>${blocks(children(token))}</blockquote>`;
    case 'code':
      return `<pre><code>${escapeHtml((token as Tokens.Code).text)}</code></pre>`;
    case 'table':
      return table(token as Tokens.Table);
    case 'blockFormula':
      return `<p>${mathHtml((token as Tokens.Generic).text, true)}</p>`;
    case 'hr':
      return '<hr>';
    case 'space':
    case 'def':
      return '';
    default:
      return inline(token);
  }
}

function list({ ordered, start, items }: Tokens.List): string {
  const entries = items.map(({ tokens }) => `<li>${blocks(tokens)}</li>`).join('');
  if (!ordered) return `<ul>${entries}</ul>`;
  const first = Number(start);
  return `<ol${Number.isInteger(first) && first !== 1 ? ` start="${first}"` : ''}>${entries}</ol>`;
}

function table({ header, rows }: Tokens.Table): string {
  const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
    `<tr>${cells.map(({ tokens }) => `<${tag}>${inside(tokens)}</${tag}>`).join('')}</tr>`;
  return `<table>${row(header, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
}

function inline(token: Token): string {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return `<${token.type}>${inside(children(token))}</${token.type}>`;
    case 'codespan':
      return `<code>${escapeHtml((token as Tokens.Codespan).text)}</code>`;
    case 'br':
      return '<br>';
    case 'inlineFormula':
      return mathHtml((token as Tokens.Generic).text, false);
    case 'link':
      return link(token as Tokens.Link);
    case 'image':
      return imageHtml(token as Tokens.Image);
    case 'html':
      return escapeHtml(token.raw.replace(/<[^>]*>/g, ''));
    default: {
      const parts = children(token);
      if (parts.length > 0) return inside(parts);
      return escapeHtml('text' in token ? String(token.text) : token.raw);
    }
  }
}

/** `placeImages` knows the sizes. */
const imageHtml = ({ href, text }: Tokens.Image) =>
  `<span data-image="${escapeHtml(href)}">${escapeHtml(text)}</span>`;

/** Omits addresses that would run code. */
function link(token: Tokens.Link): string {
  const text = inside(children(token));
  if (!/^(https?:\/\/|\/(?!\/))/i.test(token.href)) return text;
  return `<a href="${escapeHtml(token.href)}" rel="noopener nofollow" target="_blank">${text}</a>`;
}

function mathHtml(source: string, isBlock: boolean): string {
  const nodes = readSimpleFormula(source);
  if (!nodes) return `<code>${escapeHtml(source)}</code>`;
  return `<math${isBlock ? ' display="block"' : ''}>${nodes.map(nodeHtml).join('')}</math>`;
}

function nodeHtml({ tag, text, parts = [], attribute }: MathNode): string {
  const marks = attribute ? ` ${attribute}="${attribute === 'separator'}"` : '';
  return `<${tag}${marks}>${escapeHtml(text ?? '')}${parts.map(nodeHtml).join('')}</${tag}>`;
}
