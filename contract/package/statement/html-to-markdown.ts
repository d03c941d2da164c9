import type { Converted } from '../converted';

/** Removed with their content. */
const unseen =
  /<(head|script|style|template|svg|button|form)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi;

const buttonParts = /<(i|span)\b[^>]*class="[^"]*(?:icon|popup)[^"]*"[^>]*>[\s\S]*?<\/\1\s*>/gi;

const block = (text: string) => `\n\n${text.trim()}\n\n`;
/** Innermost first; their content is already Markdown. */
const elements: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  [
    /<pre\b[^>]*>([\s\S]*?)<\/pre\s*>/gi,
    (_, text) => `\n\n\`\`\`\n${plainText(text ?? '').trim()}\n\`\`\`\n\n`,
  ],
  [/<(?:code|tt|kbd|samp)\b[^>]*>([\s\S]*?)<\/(?:code|tt|kbd|samp)\s*>/gi, (_, text) => codeSpan(text ?? '')],
  [/<(?:b|strong)\b[^>]*>([\s\S]*?)<\/(?:b|strong)\s*>/gi, (_, text) => emphasis('**', text ?? '')],
  [/<(?:i|em|var)\b[^>]*>([\s\S]*?)<\/(?:i|em|var)\s*>/gi, (_, text) => emphasis('*', text ?? '')],
  [
    /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1\s*>/gi,
    (_, level, text) => block(`${'#'.repeat(Number(level))} ${oneLine(text ?? '')}`),
  ],
  [/<li\b[^>]*>([\s\S]*?)(?:<\/li\s*>|(?=<li\b|<\/[uo]l))/gi, (_, text) => `\n- ${oneLine(text ?? '')}`],
  [/<br\b[^>]*>/gi, () => '  \n'],
  [/<\/?(?:p|div|ul|ol|table|tr|section|blockquote|figure)\b[^>]*>/gi, () => '\n\n'],
];

/** Entities stay (a decoded `&lt;` could become a tag), as do `<sup>` and `<sub>`. */
export function markdownFromHtml(html: string): Converted {
  const losses: string[] = [];
  const changes = ['only simple HTML elements are converted'];
  let text = html.replace(unseen, '').replace(buttonParts, '').replace(/\r/g, '');
  text = text.replace(/<img\b[^>]*>/gi, imageMarkdown);
  for (const [pattern, write] of elements) text = text.replace(pattern, write);
  text = outsideFences(text, (part) =>
    part
      .replace(/<(?!\/?su[bp]>)[^<>]*>/gi, '')
      .replace(/[ \t]+\n/g, (space) => (space.startsWith('  \n') ? space : '\n'))
      .replace(/^[ \t]+/gm, ''),
  );
  const title = /^# (.+)$/m.exec(text)?.[1];
  return { markdown: text.replace(/\n{3,}/g, '\n\n').trim(), title, losses, changes };
}

function imageMarkdown(tag: string): string {
  const attributeOf = (name: string) => {
    const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
    return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
  };
  const [percent] = /^\d{1,3}%$/.exec(attributeOf('width')) ?? [];
  const alt = attributeOf('alt')
    .replace(/[[\]\\]/g, '\\$&')
    .replace(/[<>\n]/g, ' ');
  return `![${alt}](${encodeURI(attributeOf('src'))})${percent === undefined ? '' : `{width=${percent}}`}`;
}

const plainText = (text: string) => text.replace(/<[^<>]*>/g, '');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const codeSpan = (text: string) => `\`${oneLine(unescapeEntities(plainText(text))).replaceAll('`', "'")}\``;

function emphasis(mark: string, text: string): string {
  const inner = oneLine(text);
  return inner === '' ? '' : `${mark}${inner}${mark}`;
}

/** Markdown does not decode entities in code. */
function unescapeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

function outsideFences(text: string, change: (part: string) => string): string {
  return text
    .split(/(```\n[\s\S]*?\n```)/)
    .map((part) => (part.startsWith('```') ? unescapeEntities(part) : change(part)))
    .join('');
}
