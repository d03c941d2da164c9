import { expect } from 'vitest';
import { type Language, languages } from '../../../contract/limits';
import { doubles, doubling, hoards } from '../programs/memory-programs';
import type { Judge } from '../types';

/** D-6: with 8 MB a small program passes in every language, and one that keeps 64 MB does not. */
export async function expectSameMemory(judge: Judge): Promise<void> {
  const verdictOf = async (language: Language, source: string, memoryMb: number) => {
    const { verdict, fault, compile } = await judge.judge(doubling(language, source, memoryMb));
    return [language, memoryMb, fault ?? (compile.ok ? verdict : compile.log)];
  };
  const found = await Promise.all(
    languages.flatMap((language) => [
      verdictOf(language, doubles[language], 8),
      verdictOf(language, hoards[language], 8),
      verdictOf(language, hoards[language], 256),
    ]),
  );
  expect(found).toEqual(
    languages.flatMap((language) => [
      [language, 8, 'AC'],
      [language, 8, 'MLE'],
      [language, 256, 'AC'],
    ]),
  );
}
