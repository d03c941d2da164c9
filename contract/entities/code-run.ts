/** Sample runs on the judge: program output without a verdict. */
import * as z from 'zod/mini';
import { codeRunInputLengthMax, codeRunInputsMax } from '../limits';
import { noNul } from './no-nul';
import { Language } from './problem/problem';
import { toolRunResults } from './problem/problem-tool-runs';
import { SubmissionStatus, SubmitCode } from './submission';

export const RunCode = z.object({
  code: SubmitCode.shape.code,
  language: Language,
  problemID: SubmitCode.shape.problemID,
  /** Also allows the contest's private problems. */
  contestSlug: SubmitCode.shape.contestSlug,
  inputs: z.optional(
    z
      .array(
        z
          .string()
          .check(z.maxLength(codeRunInputLengthMax, 'This input is too long to run on the judge.'), noNul),
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

/** `notRun`: skipped because earlier inputs exceeded the time limit too often. */
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
  /** Absent in an interactive run. Texts are cut to 64 KB. */
  input: z.optional(z.string()),
  expected: z.optional(z.string()),
  outcome: z.enum(codeRunOutcomes),
  /** Null if there is nothing to compare, or only the problem's own checker can decide. */
  matches: z.nullable(z.boolean()),
  stdout: z.string(),
  /** The output was cut. */
  cut: z.optional(z.boolean()),
  stderr: z.string(),
  exitCode: z.nullable(z.int()),
  /** Such as SIGSEGV. */
  signal: z.optional(z.string()),
  timeMs: z.number(),
  memoryBytes: z.int(),
  message: z.optional(z.string()),
});
export type CodeRunCase = z.infer<typeof CodeRunCase>;

export const CodeRunState = z.object({
  runID: z.string(),
  /** Absent for an unsaved problem. */
  problemID: z.optional(z.string()),
  language: Language,
  /** `error`: the judge failed repeatedly. */
  status: SubmissionStatus,
  receivedTime: z.iso.datetime(),
  compiles: z.optional(z.boolean()),
  compileLog: z.optional(z.string()),
  /** Compiler output of a broken checker; nothing was run. */
  checkerLog: z.optional(z.string()),
  /** The run was interactive. */
  dialogue: z.optional(z.boolean()),
  /** Samples first, in the problem's order. */
  cases: z.array(CodeRunCase),
  ...toolRunResults,
});
export type CodeRunState = z.infer<typeof CodeRunState>;
