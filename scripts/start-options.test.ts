import { expect, test } from 'vitest';
import { readStartOptions, startUsage } from './steps/start-options.mjs';

test('without arguments the server starts for this computer', () => {
  expect(readStartOptions([])).toEqual({ help: false, lan: false, watch: false, isJudge: false });
});

test('each option has its effect', () => {
  expect(readStartOptions(['--lan']).lan).toBe(true);
  expect(readStartOptions(['--watch']).watch).toBe(true);
  expect(readStartOptions(['--role=judge']).isJudge).toBe(true);
  expect(readStartOptions(['--help']).help).toBe(true);
});

test('a mistyped argument is refused, with the list of options', () => {
  for (const args of [['--lann'], ['--role=jugde'], ['lan']])
    expect(() => readStartOptions(args)).toThrow(startUsage);
  expect(() => readStartOptions(['--role=jugde'])).toThrow('--role does not know "jugde".');
});
