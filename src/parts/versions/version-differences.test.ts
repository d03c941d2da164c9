import { expect, test } from 'vitest';
import type { VersionTest } from '../../../contract/entities/problem/problem-version';
import { findDifferences } from './version-differences';

const testOf = (name: string, input: string, more: Partial<VersionTest> = {}): VersionTest => ({
  name,
  inputHash: input,
  outputHash: 'o',
  inputBytes: 4,
  outputBytes: 2,
  timeLimitMs: 1000,
  memoryLimitMb: 256,
  weight: 1,
  ...more,
});
const version = (content: Record<string, unknown>, tests: VersionTest[] = []) => ({ content, tests });

test('a changed text shows the words that were added and removed', () => {
  const { parts } = findDifferences(
    version({ title: 'Sum', description: 'Add two numbers.' }),
    version({ title: 'Sum', description: 'Add three numbers.' }),
  );
  expect(parts).toEqual([
    {
      part: 'description',
      pieces: [
        { kind: 'same', text: 'Add ' },
        { kind: 'removed', text: 'two' },
        { kind: 'added', text: 'three' },
        { kind: 'same', text: ' numbers.' },
      ],
    },
  ]);
});

test('programs and files are compared each for itself, other members as text', () => {
  const { parts } = findDifferences(
    version({
      initialCode: [{ language: 'CPP17', code: 'a' }],
      checker: { type: 'custom', files: [{ path: 'a.cpp', content: '1' }] },
    }),
    version({
      initialCode: [
        { language: 'CPP17', code: 'a' },
        { language: 'PYTHON3', code: 'b' },
      ],
      checker: { type: 'custom', files: [{ path: 'a.cpp', content: '2' }] },
      hints: ['Think.'],
    }),
  );
  expect(parts.map(({ part }) => part)).toEqual(['initialCode/PYTHON3', 'checker/a.cpp', 'hints']);
});

test('other expected verdicts of the same jury solution are a change', () => {
  const jury = (...expected: string[]) =>
    version({ jurySolutions: [{ name: 'slow.py', language: 'PYTHON3', source: 'pass', expected }] });
  const { parts } = findDifferences(jury('AC'), jury('TLE'));
  expect(parts.map(({ part }) => part)).toEqual(['jurySolutions/slow.py']);
  expect(parts[0]?.pieces.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual([
    'AC',
    'TLE',
  ]);
});

test('lists are compared line by line, and translations by language and text', () => {
  const spanish = { language: 'es', title: 'Suma', description: 'Suma dos.' };
  const { parts } = findDifferences(
    version({ tags: ['math'], initialCode: [], translations: [spanish] }),
    version({ tags: ['math', 'greedy'], translations: [{ ...spanish, title: 'Sumas' }] }),
  );
  expect(parts.map(({ part }) => part)).toEqual(['tags', 'translations/es/title']);
  expect(parts[0]?.pieces.map(({ text }) => text).join('')).toBe('math\ngreedy');
});

test('an image whose file changed is named with its sizes, and other images are not', () => {
  const image = (name: string, hash: string) => ({ name, hash, width: 40, height: 30, bytes: 900 });
  const { parts } = findDifferences(
    version({ images: [image('a.png', 'f0e1d2c3b4a59687'), image('b.png', 'b')] }),
    version({ images: [image('a.png', '1234567890abcdef'), image('b.png', 'b')] }),
  );
  expect(parts.map(({ part }) => part)).toEqual(['images/a.png']);
  const texts = parts[0]?.pieces.map(({ text }) => text).join('');
  expect(texts).toContain('40 × 30, 900');
});

test('credits are compared member by member', () => {
  const { parts } = findDifferences(
    version({ credits: { author: 'Ada', license: 'cc0' } }),
    version({ credits: { author: 'Ada, Grace', license: 'cc0' } }),
  );
  expect(parts.map(({ part }) => part)).toEqual(['credits/author']);
});

test('tests are added, removed or changed; a test that only moved is the same', () => {
  const { tests } = findDifferences(
    version({}, [testOf('1', 'a'), testOf('2', 'b'), testOf('3', 'c'), testOf('4', 'd')]),
    version({}, [
      testOf('1', 'b'),
      testOf('2', 'a'),
      testOf('3', 'c', { timeLimitMs: 2000 }),
      testOf('4', 'e'),
      testOf('5', 'f'),
    ]),
  );
  expect(tests.map(({ kind, test: { name } }) => `${kind} ${name}`)).toEqual([
    'changed 3',
    'changed 4',
    'added 5',
  ]);
  expect(findDifferences(version({}, [testOf('1', 'a')]), version({})).tests).toMatchObject([
    { kind: 'removed', test: { name: '1' } },
  ]);
});
