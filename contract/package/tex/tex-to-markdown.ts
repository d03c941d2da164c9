/**
 * The subset of TeX that the package format requires. Placeholders protect maths and code. Unknown commands stay
 * visible.
 */

import type { Converted } from '../converted';
import { replaceCommand } from './tex-arguments';
import { convertTables } from './tex-tables';

// Statements have no private-use characters; they mark placeholders.
const asideMark = /\ue000(\d+)\ue001/g;

export function markdownFromTex(tex: string): Converted {
  const losses: string[] = [];
  const changes = ['only simple TeX commands are converted'];
  const aside: string[] = [];
  const setAside = (markdown: string) => `\ue000${aside.push(markdown) - 1}\ue001`;

  let text = setCodeAside(tex, setAside);
  text = text.replace(/(^|[^\\])%.*(?:\n[ \t]*(?=\S))?/gm, '$1');
  // Indented Markdown could become code.
  text = setMathsAside(text.replace(/^[ \t]+/gm, ''), setAside);

  let title: string | undefined;
  text = replaceCommand(text, 'problemname', 1, (name) => {
    if (!/\\problemyamlname/.test(name)) title = convertText(name, setAside).trim();
    return '';
  });
  text = convertPictures(text, setAside);
  text = convertLists(convertTables(convertHeadings(text)));
  text = convertText(text, setAside);
  // Placeholders nest: maths inside \texttt.
  for (let depth = 0; depth < 3; depth += 1) {
    text = text.replace(asideMark, (_, index: string) => aside[Number(index)] ?? '');
  }
  title = title?.replace(asideMark, (_, index: string) => aside[Number(index)] ?? '');
  const unknown = [...new Set(outsideMaths(text).match(/\\[A-Za-z]+/g) ?? [])];
  if (unknown.length > 0) changes.push(`TeX commands left as they are: ${unknown.join(' ')}`);
  return { markdown: tidy(text), title: title || undefined, losses, changes };
}

type SetAside = (markdown: string) => string;

function setCodeAside(text: string, setAside: SetAside): string {
  return text
    .replace(
      /\\begin\{(verbatim|lstlisting)\}(?:\[[^\]]*\])?\n?([\s\S]*?)\\end\{\1\}/g,
      (_, __, code: string) => setAside(`\n\n\`\`\`\n${code.replace(/\s+$/, '')}\n\`\`\`\n\n`),
    )
    .replace(/\\(?:verb|lstinline)\*?([^A-Za-z\s{])(.*?)\1/g, (_, __, code: string) =>
      setAside(`\`${code}\``),
    );
}

function setMathsAside(text: string, setAside: SetAside): string {
  const display = (maths: string) => setAside(`\n\n$$${maths.trim()}$$\n\n`);
  return text
    .replace(
      /\\begin\{(equation|align|gather|displaymath)(\*?)\}([\s\S]*?)\\end\{\1\2\}/g,
      (_, kind, __, maths) => display(kind === 'align' ? `\\begin{aligned}${maths}\\end{aligned}` : maths),
    )
    .replace(/\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\]/g, (_, first?: string, second?: string) =>
      display(first ?? second ?? ''),
    )
    .replace(/(?<!\\)\$((?:\\.|[^$\\])+)\$|\\\(([\s\S]+?)\\\)/g, (_, first?: string, second?: string) =>
      setAside(`$${(first ?? second ?? '').replace(/\s+/g, ' ').trim()}$`),
    );
}

function convertPictures(tex: string, setAside: SetAside): string {
  const picture = (file: string, alt: string, width: string) => {
    const share = Number(width);
    const percent = share > 0 && share < 1 ? `{width=${Math.round(share * 100)}%}` : '';
    return setAside(`![${alt}](${encodeURI(file.trim())})${percent}`);
  };
  const plain = (caption: string) =>
    caption
      .replace(/\\[A-Za-z]+\*?|[{}[\]\\$]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  let text = replaceCommand(tex, 'illustration', 3, (width, file = '', caption = '') => {
    const shown = caption.trim() === '' ? '' : `\n\n\\emph{${caption.trim()}}\n\n`;
    return `\n\n${picture(file, plain(caption), width)}\n\n${shown}`;
  });
  text = text.replace(
    /\\includegraphics\*?\s*(?:\[([^\]]*)\])?\s*\{([^{}]*)\}/g,
    (_, options: string | undefined, file: string) => {
      const [, width = ''] = /width\s*=\s*([\d.]+)\s*\\(?:text|line|column)width/.exec(options ?? '') ?? [];
      return picture(file, '', width);
    },
  );
  return replaceCommand(text, 'caption', 1, (caption) => `\n\n\\emph{${caption.trim()}}\n\n`);
}

function convertHeadings(tex: string): string {
  let text = tex.replace(/\\(?:begin)\{(Input|Output|Interaction)\}/g, '\n\n## $1\n\n');
  text = text.replace(/\\end\{(?:Input|Output|Interaction)\}/g, '\n\n');
  const levels = { section: '##', subsection: '###', subsubsection: '####', paragraph: '####' };
  for (const [name, marks] of Object.entries(levels)) {
    text = replaceCommand(text, name, 1, (heading) => `\n\n${marks} ${heading.trim()}\n\n`);
  }
  return text;
}

function convertLists(text: string): string {
  const open: { mark: string; indent: string }[] = [];
  return text
    .split(
      /(\\begin\{(?:itemize|enumerate)\}(?:\[[^\]]*\])?|\\end\{(?:itemize|enumerate)\}|\\item\b(?:\[[^\]]*\])?)/,
    )
    .map((part) => {
      const top = open.at(-1);
      if (part.startsWith('\\begin{')) {
        const indent = top ? top.indent + ' '.repeat(top.mark.length + 1) : '';
        open.push({ mark: part.includes('enumerate') ? '1.' : '-', indent });
        return '\n\n';
      }
      if (part.startsWith('\\end{')) {
        open.pop();
        return '\n\n';
      }
      if (part.startsWith('\\item')) return `\n${top?.indent ?? ''}${top?.mark ?? '-'} `;
      if (!top) return part;
      const hanging = top.indent + ' '.repeat(top.mark.length + 1);
      return part.trim().replace(/\n[ \t]*(?=\S)/g, `\n${hanging}`);
    })
    .join('');
}

const wrapped: readonly (readonly [name: string, before: string, after: string])[] = [
  ['textbf', '**', '**'],
  ['emph', '*', '*'],
  ['textit', '*', '*'],
  ['textsc', '', ''],
  ['textrm', '', ''],
  ['text', '', ''],
  ['underline', '', ''],
  ['mbox', '', ''],
  ['sout', '~~', '~~'],
];
/** Without a meaning in Markdown. */
const layout =
  /\\(?:noindent|par|centering|medskip|bigskip|smallskip|newpage|clearpage|tiny|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|nextsample|remainingsamples|hfill|vfill|leavevmode)\b[ \t]*/g;
const environments =
  /\\(?:begin|end)\{(?:figure|wrapfigure|center|centering|quote|flushleft|minipage|table)\*?\}(?:\[[^\]\n]*\]|\{[^}\n]*\})*/g;

function convertText(tex: string, setAside: SetAside): string {
  let text = replaceCommand(tex, 'texttt', 1, (code) => setAside(codeSpan(code)));
  text = text.replace(/\{\\tt\s+([^{}]*)\}/g, (_, code: string) => setAside(codeSpan(code)));
  text = text.replace(/\{\\(bf|it|em)\b\s*([^{}]*)\}/g, (_, kind: string, inner: string) => {
    const mark = kind === 'bf' ? '**' : '*';
    return `${mark}${inner.trim()}${mark}`;
  });
  for (const [name, before, after] of wrapped) {
    text = replaceCommand(text, name, 1, (inner) => (inner.trim() ? `${before}${inner.trim()}${after}` : ''));
  }
  text = replaceCommand(text, 'href', 2, (address, label) => `[${label}](${address})`);
  text = replaceCommand(text, 'url', 1, (address) => `<${address}>`);
  for (const name of ['vspace', 'hspace', 'label', 'ref', 'footnotemark'])
    text = replaceCommand(text, name, 1, () => '');
  text = replaceCommand(text, 'footnote', 1, (note) => ` (${note.trim()})`);
  return text
    .replace(environments, '\n\n')
    .replace(layout, '')
    .replace(/\\(?:dots|ldots|textellipsis)\b(?:\{\})?/g, '…')
    .replace(/\\textbackslash\b(?:\{\})?/g, '\\\\')
    .replace(/\\,|\\;|\\ |(?<!\\)~/g, ' ')
    .replace(/\\\\(?:\[[^\]\n]*\])?/g, '  \n')
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(/---/g, '—')
    .replace(/(?<=\d)--(?=\d)|(?<=\s)--(?=\s)/g, '–')
    .replace(/\\([%&#_{}$])/g, (_, sign: string) => (sign === '_' || sign === '#' ? `\\${sign}` : sign))
    .replace(/\\[A-Za-z]+\*?\{[^{}]*\}|(?<!\\)[{}]/g, (all) => (all.length > 1 ? all : ''));
}

/** Removes TeX escapes. */
function codeSpan(tex: string): string {
  const code = tex
    .replace(/\\textbackslash(?:\{\})?/g, '\\')
    .replace(/\\([%&#_{}$ ])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (/[\ue000]/.test(code)) return code;
  return code === '' ? '' : code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``;
}

const outsideMaths = (text: string) => text.replace(/```[\s\S]*?```|`[^`]*`|\$\$[\s\S]*?\$\$|\$[^$]*\$/g, '');

function tidy(text: string): string {
  return text
    .replace(/[ \t]+$/gm, (space) => (space === '  ' ? space : ''))
    .replace(/^[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
