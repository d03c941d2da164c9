import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/limits';
import { advise } from '../../src/features/solve/advice/advise';
import { causesOf, failedRun, isRight, programsOf, readAnswers } from './programs';

/** A rule cannot know every mistake; these shares are what a user may rely on. */
const programsMin = 30;
const namedShareMin = 0.8;

describe.each(languages)('wrong programs of beginners in %s', (language) => {
  const programs = programsOf(language);
  const answers = readAnswers(language);

  test('each one is recorded, and is wrong', () => {
    expect(programs.length).toBeGreaterThanOrEqual(programsMin);
    expect(Object.keys(answers).sort()).toEqual(programs.map(({ name }) => name).sort());
    expect(programs.filter((program) => isRight(program, answers[program.name]!))).toEqual([]);
  });

  test('the advice names the cause that a teacher names', () => {
    const missed = programs.filter((program) => {
      const found = advise(failedRun(language, program, answers[program.name]!));
      return !causesOf(program).includes(found?.id ?? '');
    });
    const names = missed.map(({ name }) => name);
    expect(names.length, names.join(', ')).toBeLessThanOrEqual(programs.length * (1 - namedShareMin));
  });
});
