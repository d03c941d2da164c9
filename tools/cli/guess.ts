import path from 'node:path';
import type { Language } from '../../contract/limits';
import { problemIdPattern } from '../../contract/rules/names/slug';

const languageOf: Readonly<Record<string, Language>> = {
  '.py': 'PYTHON3',
  '.java': 'JAVA8',
  '.cpp': 'CPP17',
  '.cc': 'CPP17',
  '.cxx': 'CPP17',
  '.c++': 'CPP17',
  '.js': 'JAVASCRIPT_NODE',
  '.mjs': 'JAVASCRIPT_NODE',
  '.cjs': 'JAVASCRIPT_NODE',
};

const names: Readonly<Record<string, Language>> = {
  python: 'PYTHON3',
  python3: 'PYTHON3',
  py: 'PYTHON3',
  java: 'JAVA8',
  java8: 'JAVA8',
  cpp: 'CPP17',
  'c++': 'CPP17',
  cpp17: 'CPP17',
  'c++17': 'CPP17',
  javascript: 'JAVASCRIPT_NODE',
  javascript_node: 'JAVASCRIPT_NODE',
  js: 'JAVASCRIPT_NODE',
  node: 'JAVASCRIPT_NODE',
};

export const languageFromFile = (file: string): Language | undefined =>
  languageOf[path.extname(file).toLowerCase()];

export const languageFromName = (name: string): Language | undefined => names[name.toLowerCase()];

/** Names that say nothing about the problem. The folder does then. */
const generic = new Set(['main', 'solution', 'sol', 'answer', 'program', 'code', 'a', 'index', 'submit']);

export interface Guess {
  readonly problemID: string;
  readonly contestSlug?: string;
}

const commentLines = 30;

/**
 * The problem that a file solves: from an address or `problem: ID` in its first lines, from the name of the file, or
 * from the folder if the file is named like `main.py`.
 * @param file an absolute path
 */
export function guessProblem(file: string, code: string): Guess | undefined {
  const head = code.split('\n').slice(0, commentLines).join('\n');
  const inContest = /\/contests\/([\w-]+)\/code\/?\?(?:\S*&)?problem=([A-Za-z0-9-]+)/.exec(head);
  if (inContest?.[1] && inContest[2]) return { contestSlug: inContest[1], problemID: inContest[2] };
  const address = /https?:\/\/[^\s/]+\/(?:code|quiz)\/([A-Za-z0-9-]+)/.exec(head);
  const comment =
    /^\s*(?:#|\/\/|\/?\*+|--)?\s*problem(?:\s*id)?\s*[:=]\s*([A-Za-z0-9-]+)\s*(?:\*\/)?\s*$/im.exec(head);
  const named = address?.[1] ?? comment?.[1];
  if (named !== undefined && problemIdPattern.test(named)) return { problemID: named };
  const own = path.basename(file, path.extname(file));
  const name = generic.has(own.toLowerCase()) ? path.basename(path.dirname(file)) : own;
  const problemID = name.replaceAll('_', '-').replaceAll(' ', '-');
  return problemIdPattern.test(problemID) ? { problemID } : undefined;
}
