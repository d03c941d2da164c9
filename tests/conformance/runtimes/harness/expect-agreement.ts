import { expect } from 'vitest';
import type { RunLanguage } from '../../../../wasm/run-client';
import { knownDifferences as knownInCpp } from '../cpp/known-differences';
import { knownDifferences as knownInJavascript } from '../javascript/known-differences';
import { knownDifferences as knownInPython, versionDifferences } from '../python/known-differences';
import { type Answer, describeDifference, differences } from './answer';

/** Names of the programs that may end differently in the browser than with this toolchain. */
export function expectedDifferences(language: RunLanguage, toolchain: string): string[] {
  if (language === 'CPP17') return Object.keys(knownInCpp);
  if (language === 'JAVASCRIPT_NODE') return Object.keys(knownInJavascript);
  const minor = Number(/^Python 3\.(\d+)/.exec(toolchain)?.[1]);
  if (Number.isNaN(minor)) throw new Error(`"${toolchain}" is no Python 3`);
  const ofVersion = Object.entries(versionDifferences).filter(([, { since }]) => since > minor);
  return [...Object.keys(knownInPython), ...ofVersion.map(([name]) => name)];
}

/** Fails on an unexpected difference, and on an expected one that is gone. */
export function expectAgreement(
  judge: ReadonlyMap<string, Answer>,
  runtime: ReadonlyMap<string, Answer>,
  expected: readonly string[],
): void {
  expect(judge.size).toBeGreaterThan(0);
  const found = differences(judge, runtime);
  const unexpected = found.filter(({ name }) => !expected.includes(name));
  expect(
    unexpected.map(({ name }) => name),
    unexpected.map(describeDifference).join('\n'),
  ).toEqual([]);
  expect(found.map(({ name }) => name)).toEqual(expected.filter((name) => judge.has(name)).sort());
}
