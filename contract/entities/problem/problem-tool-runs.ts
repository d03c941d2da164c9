/** Runs of generators and validators of an unsaved problem on the judge (decision 114). */
import * as z from 'zod/mini';
import { generationLimits, testCasesMax } from '../../limits';
import { RunRules } from '../checker/run-rules';
import { noNul } from '../no-nul';
import { SubmitCode } from '../submission';
import { TestCase } from './problem';
import { ProblemTools, ValidatorArguments } from './problem-tools';
import { Language } from './program-files';

const { validators, generators, sharedFiles } = ProblemTools.shape;

/** Body of POST /problem/generate. Poll it as a code run. */
export const GenerateTests = z.object({
  generators,
  sharedFiles,
  lines: z
    .array(
      z.object({
        /** The name of a generator. */
        program: z.string(),
        arguments: z._default(z.array(z.string().check(noNul)).check(z.maxLength(200)), []),
      }),
    )
    .check(z.minLength(1), z.maxLength(generationLimits.linesMax)),
  /** An accepted solution of the jury, which writes the expected outputs. */
  solution: z.optional(
    z.object({
      language: Language,
      code: SubmitCode.shape.code,
      /** Of the problem: files that are added to every program, and other rules. */
      run: z.optional(RunRules),
    }),
  ),
  timeLimit: TestCase.shape.timeLimit,
  memoryLimit: TestCase.shape.memoryLimit,
});
export type GenerateTests = z.infer<typeof GenerateTests>;

/** Body of POST /problem/validate. Poll it as a code run. */
export const ValidateTests = z.object({
  validators,
  sharedFiles,
  inputs: z
    .array(
      z.object({
        input: z.string().check(noNul),
        /** '' is the root. */
        group: z._default(z.string().check(noNul), ''),
        validatorArguments: z.optional(ValidatorArguments),
      }),
    )
    .check(z.minLength(1), z.maxLength(testCasesMax)),
});
export type ValidateTests = z.infer<typeof ValidateTests>;

export const GeneratedTest = z.object({
  /** `notRun`: ask again for this line; the request took too long or made too much data before it. */
  outcome: z.enum(['ok', 'failed', 'notRun']),
  input: z.optional(z.string()),
  /** Of the solution; absent without one. */
  output: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type GeneratedTest = z.infer<typeof GeneratedTest>;

export const InvalidInput = z.object({
  testcaseIndex: z.int(),
  /** Its name. */
  validator: z.string(),
  /** What the validator wrote, or how it ended. */
  message: z.string(),
});
export type InvalidInput = z.infer<typeof InvalidInput>;

/** In the state of a run. */
export const toolRunResults = {
  /** One for each line, in order. */
  generated: z.optional(z.array(GeneratedTest)),
  /** The first ones, in order. Empty: all inputs are valid. */
  invalid: z.optional(z.array(InvalidInput)),
  /** A generator or a validator that does not compile; '' is the solution. Nothing was run. */
  toolLog: z.optional(z.object({ program: z.string(), log: z.string() })),
};
