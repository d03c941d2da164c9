import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { editorialBlocks } from './editorial-blocks';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

test('fences of several languages that follow each other are one block', () => {
  const text = ['Sort.', fence('cpp', 'int x;'), '', fence('python', 'x = 1\n\ny = 2'), 'Then count.'].join(
    '\n',
  );
  expect(editorialBlocks(text)).toEqual([
    { text: 'Sort.' },
    {
      programs: [
        { language: 'CPP17', code: 'int x;' },
        { language: 'PYTHON3', code: 'x = 1\n\ny = 2' },
      ],
    },
    { text: 'Then count.' },
  ]);
});

test('a single fence, an unknown language and a repeated language stay text or start a new block', () => {
  const single = `A\n\n${fence('python', 'x')}\n\nB`;
  expect(editorialBlocks(single)).toEqual([{ text: single }]);
  const mixed = [fence('java', 'a'), fence('text', 'b'), fence('java', 'c')].join('\n\n');
  expect(editorialBlocks(mixed)).toEqual([{ text: mixed }]);
  const twice = ['cpp', 'java', 'cpp', 'java'].map((info) => fence(info, info)).join('\n');
  expect(editorialBlocks(twice)).toHaveLength(2);
});

test('a fence inside a longer fence and one without an end are text', () => {
  const nested = '````md\n```cpp\na\n```\n```java\nb\n```\n````';
  expect(editorialBlocks(nested)).toEqual([{ text: nested }]);
  expect(editorialBlocks('```cpp\nint x;')).toEqual([{ text: '```cpp\nint x;' }]);
});

test('the editorials of our programs have a block with all languages', () => {
  const folder = resolve(import.meta.dirname, '../../../../content/problems');
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name, 'solution/solution.en.md'), 'utf8');
    const programs = editorialBlocks(text).flatMap((block) => ('programs' in block ? [block.programs] : []));
    expect(
      programs.map(({ length }) => length),
      name,
    ).toContain(4);
  }
});
