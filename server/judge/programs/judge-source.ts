import type { Language } from '../../../contract/limits';
import type { Judge } from '../types';

/** Judges a program that prints 7. */
export function judgeSource(judge: Judge, language: Language, source: string) {
  const common = { timeLimitMs: 5000, memoryLimitBytes: 2 ** 28, weight: 1, sample: true, group: '' };
  const testCase = { ...common, id: '1', input: Buffer.from(''), expected: Buffer.from('7\n') };
  return judge.judge({ language, source, testCases: [testCase], checker: { type: 'tokens' }, mode: 'all' });
}
