import { expect, test } from 'vitest';
import { languages } from '../../contract/limits';
import { languageDefinitions } from './languages/all';
import { megabytes } from './languages/language';
import { judgementMsMax } from './late-budget';
import { cpuLimitMs, memoryCeilingBytes, runLimits } from './limits';

const test8 = { timeLimitMs: 1000, memoryLimitBytes: megabytes(8) };

test.each(languages)('%s gets its multiple of the time and its start-up allowance', (language) => {
  const definition = languageDefinitions[language];
  const limit = cpuLimitMs(definition, 1000);
  expect(limit).toBe(1000 * definition.timeMultiplier + definition.startupMs);
  expect(limit).toBeGreaterThanOrEqual(cpuLimitMs(languageDefinitions.CPP17, 1000));
});

test.each(languages)('%s: a run is stopped after its limit, never before', (language) => {
  const definition = languageDefinitions[language];
  const limits = runLimits(definition, test8, megabytes(40));
  expect(limits.cpuMs).toBeGreaterThan(cpuLimitMs(definition, 1000));
  expect(limits.wallMs).toBeGreaterThan(limits.cpuMs);
  expect(limits.processes).toBe(false);
});

test('a limit of minutes allows minutes of waiting, and no run uses most of the queue’s time for a judgement', () => {
  for (const language of languages) {
    const limits = runLimits(languageDefinitions[language], { ...test8, timeLimitMs: 300_000 }, 0);
    expect(limits.wallMs).toBeGreaterThan(limits.cpuMs);
    expect(limits.wallMs + judgementMsMax).toBeLessThan(3_600_000);
  }
});

test('the memory ceiling includes the limit, the baseline and the runtime’s slack', () => {
  expect(memoryCeilingBytes(languageDefinitions.CPP17, megabytes(8), megabytes(2))).toBe(megabytes(10));
  const { memorySlackBytes } = languageDefinitions.JAVA8;
  expect(memoryCeilingBytes(languageDefinitions.JAVA8, megabytes(8), megabytes(40))).toBe(
    megabytes(48) + memorySlackBytes,
  );
});
