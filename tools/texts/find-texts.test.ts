import { expect, test } from 'vitest';
import { textsOf } from './find-texts';

const texts = (file: string, source: string) => textsOf(file, source).map(({ text }) => text);

test('texts are sentences of code, JSX text and labels', () => {
  const source = `
    const key = 'user-name';
    const row = sql\`select pk from problems\`;
    const note = \`Saved on \${device} today.\`;
    const view = <p className="wide card" title="Close">Try <b>again</b> later{'.'}</p>;`;
  expect(texts('src/a.tsx', source)).toEqual(['Saved on … today.', 'Close', 'Try', 'again', 'later']);
});

test('in a file of messages each string is a text, but no key', () => {
  const source = `export const messages = { 'a key': 'Close', left: (n: number) => \`\${n} left\` };`;
  expect(texts('src/features/a/messages.ts', source)).toEqual(['Close', '… left']);
  expect(texts('src/features/a/keys.ts', source)).toEqual([]);
});

test('each text has its line', () => {
  expect(textsOf('a.ts', "\n\nconst a = 'Not saved';")).toEqual([
    { file: 'a.ts', line: 3, text: 'Not saved', isMarkup: false },
  ]);
});
