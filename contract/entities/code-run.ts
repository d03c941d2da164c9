/** Sample runs that the judge does for a device that cannot run the language: what a program prints, never a verdict. */
import * as z from 'zod/mini';
import { codeRunInputLengthMax, codeRunInputsMax } from '../limits';
import { noNul } from './no-nul';
import { Language } from './problem';
import { SubmissionStatus, SubmitCode } from './submission';

export const RunCode = z.object({
  code: SubmitCode.shape.code,
  language: Language,
  problemID: SubmitCode.shape.problemID,
  /** In a contest run: what was given there may be run, private or not. */
  contestSlug: SubmitCode.shape.contestSlug,
  /** Inputs of one's own, beside the samples, which are run in any case. */
  inputs: z.optional(
    z
      .array(
        z
          .string()
          .check(z.maxLength(codeRunInputLengthMax, 'This input is too long to be run on the judge.'), noNul),
      )
      .check(z.maxLength(codeRunInputsMax)),
  ),
});
export type RunCode = z.infer<typeof RunCode>;

export const CodeRunReceipt = z.object({
  runID: z.string(),
  status: SubmissionStatus,
  receivedTime: z.iso.datetime(),
});
export type CodeRunReceipt = z.infer<typeof CodeRunReceipt>;

/** How a program ended on one input, in the words of a run on a device; `notRun`: it was late too often before. */
export const codeRunOutcomes = [
  'ok',
  'runtimeError',
  'timeLimit',
  'memoryLimit',
  'outputLimit',
  'notRun',
] as const;

export const CodeRunCase = z.object({
  kind: z.enum(['sample', 'custom']),
  /** Absent in a dialogue: it is for the other side alone. Texts are cut to 64 KB. */
  input: z.optional(z.string()),
  expected: z.optional(z.string()),
  outcome: z.enum(codeRunOutcomes),
  /** Null where there is nothing to compare, or only the problem's own checker could tell. */
  matches: z.nullable(z.boolean()),
  stdout: z.string(),
  /** The output went on: this is not all of it. */
  cut: z.optional(z.boolean()),
  stderr: z.string(),
  exitCode: z.nullable(z.int()),
  /** Its name, as SIGSEGV. */
  signal: z.optional(z.string()),
  timeMs: z.number(),
  memoryBytes: z.int(),
  /** One sentence for a person, when there is more to say than the outcome. */
  message: z.optional(z.string()),
});
export type CodeRunCase = z.infer<typeof CodeRunCase>;

export const CodeRunState = z.object({
  runID: z.string(),
  /** Absent: a problem that is still being written. */
  problemID: z.optional(z.string()),
  language: Language,
  /** `error`: the judge failed, again and again. */
  status: SubmissionStatus,
  receivedTime: z.iso.datetime(),
  /** Once it is done. */
  compiles: z.optional(z.boolean()),
  compileLog: z.optional(z.string()),
  /** A checker that does not compile: nothing was run. What its compiler said. */
  checkerLog: z.optional(z.string()),
  /** The problem's checker talked with the program. */
  dialogue: z.optional(z.boolean()),
  /** Samples first, in the problem's order. */
  cases: z.array(CodeRunCase),
});
export type CodeRunState = z.infer<typeof CodeRunState>;
