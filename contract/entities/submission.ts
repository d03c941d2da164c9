/** Submissions, their states and their results (ENT-19, ENT-20, RUN-*). */
import * as z from 'zod/mini';
import { sourceBytesMax } from '../limits';
import { noNul } from './no-nul';
import { Language } from './problem';

export const submissionTypes = ['problem', 'challenge', 'contest'] as const;
export type SubmissionType = (typeof submissionTypes)[number];

/** RUN-4 and RUN-5, the part that a server can answer. */
export const serverStatuses = [
  'queued',
  'executing',
  'executed',
  'queued_for_evaluation',
  'evaluating',
  'done',
  'error',
] as const;
export const SubmissionStatus = z.enum(serverStatuses);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** `true` once the server will not change the submission any more by itself. */
export function isFinal(status: SubmissionStatus): boolean {
  return status === 'done' || status === 'error';
}

/** Judgement types, in the field's words: JE is our own fault and never blamed on the user. */
export const verdicts = ['AC', 'WA', 'TLE', 'MLE', 'OLE', 'RTE', 'CE', 'JE'] as const;
export const Verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof Verdict>;

export const verdictLabels: Record<Verdict, string> = {
  AC: 'Accepted',
  WA: 'Wrong answer',
  TLE: 'Time limit exceeded',
  MLE: 'Memory limit exceeded',
  OLE: 'Output limit exceeded',
  RTE: 'Run-time error',
  CE: 'Compile error',
  JE: 'Judging error',
};

export const SubmitCode = z.object({
  code: z.string().check(
    z.refine((code) => code.trim() !== '', 'Code cannot be empty.'),
    z.maxLength(sourceBytesMax, 'The code is longer than 128 KB. Shorten it and submit again.'),
  ),
  language: Language,
  problemID: z.string().check(z.minLength(1), z.maxLength(64), noNul),
  type: z.enum(submissionTypes),
  contestSlug: z.optional(z.nullable(z.string().check(z.maxLength(64), noNul))),
  challengeID: z.optional(z.nullable(z.string().check(z.maxLength(64), noNul))),
  /** When the code was handed in by the clock of the device: evidence only, the server's clock decides. */
  deviceTime: z.optional(z.iso.datetime()),
});
export type SubmitCode = z.infer<typeof SubmitCode>;

export const SubmitReceipt = z.object({
  submissionID: z.string(),
  status: SubmissionStatus,
  receivedTime: z.iso.datetime(),
});
export type SubmitReceipt = z.infer<typeof SubmitReceipt>;

export const TestCaseResult = z.object({
  testcaseIndex: z.int(),
  /** Samples only: the input given and the output of the program, both cut to 64 KB. */
  input: z.optional(z.string()),
  output: z.optional(z.string()),
  expected: z.optional(z.string()),
  correctOutput: z.boolean(),
  score: z.number(),
  /** Test cases passed up to and including this one. */
  passedTestcases: z.int(),
  run_status: z.enum(['NOT_STARTED', 'SUCCESS', 'ERROR']),
  run_error: z.optional(z.string()),
  verdict: z.nullable(Verdict),
  cpuMs: z.number(),
  memoryBytes: z.int(),
});
export type TestCaseResult = z.infer<typeof TestCaseResult>;

export const SubmissionState = z.object({
  submissionID: z.string(),
  problemID: z.string(),
  language: Language,
  status: SubmissionStatus,
  verdict: z.optional(Verdict),
  /** 0 to 100 (D-31). */
  score: z.optional(z.number()),
  passedTestcases: z.optional(z.int()),
  totalTestcases: z.optional(z.int()),
  compileLog: z.optional(z.string()),
  receivedTime: z.iso.datetime(),
  judgedTime: z.optional(z.iso.datetime()),
  results: z.array(TestCaseResult),
});
export type SubmissionState = z.infer<typeof SubmissionState>;
