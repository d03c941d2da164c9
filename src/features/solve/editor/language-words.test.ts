import { expect, test } from 'vitest';
import type { LanguageStatus } from '../../../../contract/entities/status';
import { languageOptions, whyNotJudged } from './language-words';

const facts: LanguageStatus[] = [
  { language: 'PYTHON3', available: true, version: 'Python 3.11' },
  { language: 'JAVA8', available: false, reason: 'It is not installed on the server.' },
];

test('a language that is not judged is marked, and it is said why', () => {
  expect(languageOptions(['PYTHON3', 'JAVA8', 'CPP17'], facts).map(({ label }) => label)).toEqual([
    'Python 3',
    'Java 8 (not judged now)',
    'C++17',
  ]);
  expect(whyNotJudged('JAVA8', facts)).toBe(
    'The server cannot judge Java 8 at the moment. It is not installed on the server. What you submit waits until it can.',
  );
});

test('nothing is said of a language that is judged, or of which nothing is known', () => {
  expect(whyNotJudged('PYTHON3', facts)).toBeNull();
  expect(whyNotJudged('CPP17', facts)).toBeNull();
});
