/** Wrong programs of beginners, each with the cause that a teacher names. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Language } from '../../contract/limits';
import { compareOutput } from '../../contract/rules/judging/compare-output';
import type { FailedRun } from '../../src/features/solve/advice/advice';

/** The second set was written after the rules, with other mistakes. */
export const sets = ['first', 'second'] as const;
export type ProgramSet = (typeof sets)[number];

export interface WrongProgram {
  /** Different within a language. */
  name: string;
  set: ProgramSet;
  task: string;
  /** Ids of the advice that name the cause. */
  cause: string | readonly string[];
  /** What a teacher says. */
  teacher: string;
  code: string;
}

interface Task {
  input: string;
  output: string;
  /** Case and spaces matter. */
  exact?: boolean;
}

/** What the judge of this machine answered. */
export type Answer = Pick<FailedRun, 'outcome' | 'actual' | 'errorText' | 'signal'>;

export const files = {
  PYTHON3: 'python',
  JAVASCRIPT_NODE: 'javascript',
  JAVA8: 'java',
  CPP17: 'cpp',
} as const satisfies Record<Language, string>;

const at = (...names: string[]) => path.join(import.meta.dirname, ...names);
const readYaml = <T>(file: string) => parse(readFileSync(at('programs', `${file}.yaml`), 'utf8')) as T;
const recordedFile = (language: Language) => at('recorded', `${files[language]}.json`);

export const tasks = readYaml<Record<string, Task>>('tasks');
const folders: Record<ProgramSet, string> = { first: '', second: 'second/' };
export const programsOf = (language: Language): WrongProgram[] =>
  sets.flatMap((set) =>
    readYaml<Omit<WrongProgram, 'set'>[]>(`${folders[set]}${files[language]}`).map((program) => ({
      ...program,
      set,
    })),
  );

export function taskOf({ task }: WrongProgram): Task {
  const found = tasks[task];
  if (!found) throw new Error(`There is no task ${task}.`);
  return found;
}

/** By the program's name. */
export function readAnswers(language: Language): Record<string, Answer> {
  return JSON.parse(readFileSync(recordedFile(language), 'utf8'));
}

export function writeAnswers(language: Language, answers: Record<string, Answer>): void {
  writeFileSync(recordedFile(language), `${JSON.stringify(answers, null, 2)}\n`);
}

export function failedRun(language: Language, program: WrongProgram, answer: Answer): FailedRun {
  const { input, output } = taskOf(program);
  return { language, code: program.code, stdin: input, expected: output, ...answer };
}

export function isRight(program: WrongProgram, answer: Answer): boolean {
  const { output, exact = false } = taskOf(program);
  const encoder = new TextEncoder();
  const options = { caseSensitive: exact, spaceChangeSensitive: exact };
  return (
    answer.outcome === 'ok' &&
    compareOutput(encoder.encode(output), encoder.encode(answer.actual), options).accepted
  );
}

export const causesOf = ({ cause }: WrongProgram): readonly string[] =>
  typeof cause === 'string' ? [cause] : cause;
