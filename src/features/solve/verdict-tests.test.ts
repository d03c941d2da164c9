import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SubmissionState } from '../../../contract/entities/submission';
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

test('a hidden test opens for the comment that the checker made to the problem’s creator, and for nothing else', () => {
  expect(shown({})).not.toContain('<details');
  const html = shown({ judgeMessage: 'the answer is 7' });
  expect(html).toMatch(/<details.*the answer is 7.*<\/details>/s);
  expect(html).not.toContain('Your output');
});
