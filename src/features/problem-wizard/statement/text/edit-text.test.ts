import { expect, test } from 'vitest';
import { around, block, code, displayMath, linesWith, link, type TextEdit, table } from './edit-text';

/** `[` and `]` are the selection. */
function selected(marked: string) {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
}
function after(marked: string, edit: (of: ReturnType<typeof selected>) => TextEdit): string {
  const { text, ...rest } = selected(marked);
  const { from, to, insert, select } = edit({ text, ...rest });
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, select[0])}[${next.slice(select[0], select[1])}]${next.slice(select[1])}`;
}

test('marks go around the selection, and a second use removes them', () => {
  expect(after('a [b] c', (of) => around(of, '**'))).toBe('a **[b]** c');
  expect(after('a **[b]** c', (of) => around(of, '**'))).toBe('a [b] c');
  expect(after('a **[b]** c', (of) => around(of, '*'))).toBe('a ***[b]*** c');
  expect(after('[]', (of) => around(of, '$'))).toBe('$[]$');
});

test('a prefix begins each selected line, and a second use removes it', () => {
  expect(after('x\n[a\nb]\ny', (of) => linesWith(of, '- '))).toBe('x\n[- a\n- b]\ny');
  expect(after('x\n[- a\n- b]\ny', (of) => linesWith(of, '- '))).toBe('x\n[a\nb]\ny');
  expect(after('[a\nb]', (of) => linesWith(of, '1. '))).toBe('[1. a\n2. b]');
  expect(after('one [two]', (of) => linesWith(of, '## '))).toBe('## one [two]');
});

test('a block has an empty line before and after it', () => {
  const rule = (of: Parameters<typeof block>[0]) => block(of, '---', [0, 3]);
  expect(after('a[]b', rule)).toBe('a\n\n[---]\n\nb');
  expect(after('a\n[]\nb', rule)).toBe('a\n\n[---]\n\nb');
  expect(after('[]', rule)).toBe('[---]\n');
});

test('code and formulas take the selection, a link asks for its address', () => {
  expect(after('[x]', code)).toBe('`[x]`');
  expect(after('[x\ny]', code)).toBe('```[]\nx\ny\n```\n');
  expect(after('a [n^2]', displayMath)).toBe('a \n\n$$\n[n^2]\n$$\n');
  expect(after('a [b]', (of) => link(of, 'text'))).toBe('a [b]([https://])');
});

test('a table has the chosen columns and rows, with the first heading selected', () => {
  expect(after('Sizes:[]', (of) => table(of, 2, 1, (column) => `H${column}`))).toBe(
    'Sizes:\n\n| [H1] | H2 |\n| --- | --- |\n|     |     |\n',
  );
});
