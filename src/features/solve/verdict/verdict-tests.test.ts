import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SubmissionState } from '../../../../contract/entities/submission';
import { VerdictTests } from './verdict-tests';

const hiddenTest = {
  testcaseIndex: 0,
  correctOutput: false,
  score: 0,
  passedTestcases: 0,
  run_status: 'SUCCESS',
  verdict: 'WA',
  cpuMs: 12,
  memoryBytes: 4096,
} as const;
const shown = (more: object) => {
  const state: SubmissionState = {
    submissionID: 's',
    problemID: 'p',
    language: 'PYTHON3',
    status: 'done',
    receivedTime: '2025-01-01T00:00:00.000Z',
    results: [{ ...hiddenTest, ...more }],
  };
  return renderToStaticMarkup(createElement(VerdictTests, { state }));
};

test('opens a hidden test only for the checker’s comment to the problem’s creator', () => {
  expect(shown({})).not.toContain('<details');
  const html = shown({ judgeMessage: 'the answer is 7' });
  expect(html).toMatch(/<details.*the answer is 7.*<\/details>/s);
  expect(html).not.toContain('Your output');
});

test('D-42 shows time and memory of each test that ran, and explains memory', () => {
  expect(shown({ memoryBytes: 0, input: '1' })).toContain('&lt; 1 MB');
  expect(shown({ memoryBytes: 4_000_000, memoryDetail: 'rounded' })).toContain('≤ 4 MB');
  const hidden = shown({ memoryBytes: 0, memoryDetail: 'hidden' });
  expect(hidden).toContain('>hidden<');
  expect(hidden).toContain('The memory used in hidden tests is not shown during a contest.');
  expect(shown({})).toContain('does not include what the language itself always needs');
});
