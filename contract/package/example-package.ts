import { memoryTree } from './file-tree';
import { type ReadResult, readPackage } from './read-package';

export const current = {
  'problem.yaml': `problem_format_version: 2025-09
name: {en: Two Piers}
uuid: 8b0e0fd5-61ab-4a37-9e59-6b3a5e1c6a11
limits: {time_limit: 1.5, memory: 128}
keywords: [Graphs, bfs]
`,
  'statement/problem.en.md': `How far is it?

## Input

Two numbers.

## Output

One number.

## Constraints

- small

## Explanation

Look at the map.
`,
  'data/sample/1.in': '1 2\n',
  'data/sample/1.ans': '3\n',
  'data/secret/10.in': 'ten\n',
  'data/secret/10.ans': 'TEN\n',
  'data/secret/2.in': 'two\n',
  'data/secret/2.ans': 'TWO\n',
};
export const extras = {
  'codeferry.yaml': `id: TWO-PIERS
summary: Find the shortest way between two piers.
difficulty: easy
tags: [walking]
public: true
starterCode: {PYTHON3: attachments/starter.py}
`,
  'attachments/starter.py': '# begin here\n',
};

export const read = (files: Record<string, string | Uint8Array>, folder = 'twopiers') =>
  readPackage(memoryTree(files), folder);

export function problemOf(result: ReadResult) {
  if (!result.ok) throw new Error(`${result.file}: ${result.message}`);
  return result.problem;
}
export function reportOf(result: ReadResult) {
  if (!result.ok) throw new Error(`${result.file}: ${result.message}`);
  return result.report;
}
