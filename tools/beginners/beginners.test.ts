import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/limits';
import { advise } from '../../src/features/solve/advice/advise';
import { causesOf, failedRun, isRight, programsOf, readAnswers, sets } from './programs';

/** A rule cannot know every mistake; these shares are what a user may rely on. */
const programsMin = 30;
const namedShareMin = 0.8;

describe.each(languages)('wrong programs of beginners in %s', (language) => {
  const programs = programsOf(language);
  const answers = readAnswers(language);

  test('each one is recorded, and is wrong', () => {
    for (const one of sets)
      expect(programs.filter(({ set }) => set === one).length).toBeGreaterThanOrEqual(programsMin);
    expect(Object.keys(answers).sort()).toEqual(programs.map(({ name }) => name).sort());
    expect(programs.filter((program) => isRight(program, answers[program.name]!))).toEqual([]);
  });

  test.each(sets)('the advice names the cause that a teacher names, in the %s set', (set) => {
    const programsOfSet = programs.filter((program) => program.set === set);
    const missed = programsOfSet.filter((program) => {
      const found = advise(failedRun(language, program, answers[program.name]!));
      return !causesOf(program).includes(found?.id ?? '');
    });
    const names = missed.map(({ name }) => name);
    expect(names.length, names.join(', ')).toBeLessThanOrEqual(programsOfSet.length * (1 - namedShareMin));
  });
});
