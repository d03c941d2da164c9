import type { Page } from 'playwright';
import { expect } from 'vitest';
import { run } from '../../support/product/testbed';
import type { CppCase } from './cpp-cases';

export async function expectCppCase(
  page: Page,
  { code, limits, outcome, exitCode, judgeOnly, ...texts }: CppCase,
): Promise<void> {
  const result = await run(page, { language: 'CPP17', code, ...limits });
  expect(result.outcome, `${result.message} ${result.stderr}`).toBe(outcome);
  if (exitCode !== undefined) expect(result.exitCode).toBe(exitCode);
  expect(result.judgeOnly).toBe(judgeOnly);
  if (texts.stdout) expect(result.stdout).toMatch(texts.stdout);
  if (texts.stderr) expect(result.stderr).toMatch(texts.stderr);
  if (texts.message) expect(result.message).toMatch(texts.message);
}
