/** Requests to add two numbers. */
import type { Language } from '../../../contract/limits';
import type { JudgeRequest, TestCase } from '../types';

const megabyte = 1024 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);

export function addition(a: number, b: number, more: Partial<TestCase> = {}): TestCase {
  return {
    id: `${a}+${b}`,
    input: bytes(`${a} ${b}\n`),
    expected: bytes(`${a + b}\n`),
    timeLimitMs: 5000, // a slow machine needs long, also for a program that ends
    memoryLimitBytes: 64 * megabyte,
    weight: 1,
    group: '',
    sample: false,
    ...more,
  };
}

export function submission(
  language: Language,
  source: string,
  more: Partial<JudgeRequest> = {},
): JudgeRequest {
  const testCases = [addition(3, 4), addition(20, 22)];
  return { language, source, testCases, checker: { type: 'tokens' }, mode: 'first-fail', ...more };
}
