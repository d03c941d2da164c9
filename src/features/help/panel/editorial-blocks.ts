/** Splits an editorial into texts and programs in several languages. */
import type { Language } from '../../../../contract/limits';

export interface Program {
  readonly language: Language;
  readonly code: string;
}
/** `programs`: at least two, each in another language. */
export type EditorialBlock = { readonly text: string } | { readonly programs: readonly Program[] };

const languageOf: Readonly<Record<string, Language>> = {
  cpp: 'CPP17',
  'c++': 'CPP17',
  java: 'JAVA8',
  python: 'PYTHON3',
  python3: 'PYTHON3',
  py: 'PYTHON3',
  javascript: 'JAVASCRIPT_NODE',
  js: 'JAVASCRIPT_NODE',
};

interface Fence extends Program {
  readonly from: number;
  /** The line after the end. */
  readonly to: number;
}

/** Fences that follow each other, with blank lines at most between them, are one block (content/README.md). */
export function editorialBlocks(markdown: string): EditorialBlock[] {
  const lines = markdown.split('\n');
  const blocks: EditorialBlock[] = [];
  let textFrom = 0;
  const endText = (to: number) => {
    const text = lines.slice(textFrom, to).join('\n').trim();
    if (text !== '') blocks.push({ text });
  };
  for (const group of groupsOf(findFences(lines), lines)) {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) continue;
    endText(first.from);
    blocks.push({ programs: group.map(({ language, code }) => ({ language, code })) });
    textFrom = last.to;
  }
  endText(lines.length);
  return blocks;
}

/** Fences at the left margin, as a list or a quotation has its own. */
function findFences(lines: readonly string[]): Fence[] {
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, mark = '', info = ''] = /^(`{3,}|~{3,})\s*([^\s`]*)/.exec(lines[at] ?? '') ?? [];
    if (mark === '') continue;
    const isEnd = (line: string) => line.startsWith(mark) && line.replaceAll(mark[0] ?? '', '').trim() === '';
    const length = lines.slice(at + 1).findIndex(isEnd);
    if (length < 0) break;
    const language = languageOf[info.toLowerCase()];
    const to = at + length + 2;
    if (language) fences.push({ language, code: lines.slice(at + 1, to - 1).join('\n'), from: at, to });
    at = to - 1;
  }
  return fences;
}

function groupsOf(fences: readonly Fence[], lines: readonly string[]): Fence[][] {
  const groups: Fence[][] = [];
  for (const fence of fences) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const follows = before && lines.slice(before.to, fence.from).every((line) => line.trim() === '');
    if (group && follows && !group.some(({ language }) => language === fence.language)) group.push(fence);
    else groups.push([fence]);
  }
  return groups.filter(({ length }) => length > 1);
}
