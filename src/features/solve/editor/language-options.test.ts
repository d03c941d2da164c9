import { expect, test } from 'vitest';
import type { LanguageStatus } from '../../../../contract/entities/status';
import { languageOptions, notJudgedText } from './language-options';

const facts: LanguageStatus[] = [
  { language: 'PYTHON3', available: true, version: 'Python 3.11' },
  { language: 'JAVA8', available: false, reason: 'It is not installed on the server.' },
];

test('marks a language that the server cannot judge, and says why', () => {
  expect(languageOptions(['PYTHON3', 'JAVA8', 'CPP17'], facts).map(({ label }) => label)).toEqual([
    'Python 3',
    'Java 8 (judge unavailable)',
    'C++17',
  ]);
  expect(notJudgedText('JAVA8', facts)).toBe(
    'The server cannot judge Java 8 at the moment. It is not installed on the server. You can still submit: your submission waits until Java 8 is available.',
  );
});

test('shows nothing for a language that is judged or unknown', () => {
  expect(notJudgedText('PYTHON3', facts)).toBeNull();
  expect(notJudgedText('CPP17', facts)).toBeNull();
});
