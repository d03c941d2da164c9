/** Complete programs in the Markdown of an editorial. */
import type { Language } from '../limits';

export interface EditorialProgram {
  language: Language;
  source: string;
}

const languageOfFence: Record<string, Language> = {
  cpp: 'CPP17',
  java: 'JAVA8',
  python: 'PYTHON3',
  javascript: 'JAVASCRIPT_NODE',
};

const fence = /^```(\w+)\n(.*?)^```[ \t]*$/gms;

/**
 * The fences of blocks with a language switch: at least two that follow each other directly. A fence alone shows a
 * part of a program.
 */
export function editorialPrograms(markdown: string): EditorialProgram[] {
  const fences = [...markdown.matchAll(fence)].map(({ 0: whole, 1: info = '', 2: source = '', index }) => ({
    language: languageOfFence[info],
    source,
    start: index,
    end: index + whole.length,
  }));
  return fences.flatMap(({ language, source, start, end }, at) => {
    const isBetween = (from: number | undefined, to: number | undefined) =>
      from !== undefined && to !== undefined && markdown.slice(from, to).trim() === '';
    const inBlock = isBetween(fences[at - 1]?.end, start) || isBetween(end, fences[at + 1]?.start);
    return language !== undefined && inBlock ? [{ language, source }] : [];
  });
}
