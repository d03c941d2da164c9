import { expect, test } from 'vitest';
import { importersFirst } from './vite-module-steps';

const imports: Record<string, string[]> = {
  'page.js': ['shared.js', 'part.js'],
  'part.js': ['shared.js', 'base.js'],
  'shared.js': ['base.js', 'main.js'],
  'base.js': [],
};
const importsOf = (file: string) => imports[file] ?? [];

test('each file stands before those that it imports, in whatever order they come', () => {
  for (const files of [
    ['page.js', 'shared.js', 'base.js', 'part.js'],
    ['base.js', 'part.js', 'shared.js', 'page.js'],
  ])
    expect(importersFirst(files, importsOf)).toEqual(['page.js', 'part.js', 'shared.js', 'base.js']);
});

test('styles come first and keep their order', () => {
  expect(importersFirst(['part.js', 'b.css', 'base.js', 'a.css'], importsOf)).toEqual([
    ...['b.css', 'a.css'],
    ...['part.js', 'base.js'],
  ]);
});
