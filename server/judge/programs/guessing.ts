/** Requests to guess a number in a conversation with the checker. */
import type { Language } from '../../../contract/limits';
import type { JudgeRequest, TestCase } from '../types';
import { interactors } from './interactive-programs';

const megabyte = 1024 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);

export function secret(number: number, more: Partial<TestCase> = {}): TestCase {
  return {
    id: String(number),
    input: bytes(`${number}\n`),
    expected: bytes(''),
    timeLimitMs: 5000,
    memoryLimitBytes: 64 * megabyte,
    weight: 1,
    sample: false,
    group: '',
    ...more,
  };
}

export function request(language: Language, source: string, more: Partial<JudgeRequest> = {}): JudgeRequest {
  const testCases = [secret(1), secret(123_456_789)];
  return { language, source, testCases, checker: interactors.cpp, mode: 'first-fail', ...more };
}
