/** ENT-19, ENT-20, RUN-* */
import * as z from 'zod/mini';
import { sourceBytesMax } from '../limits';
import { serverStatuses } from '../rules/judging/submission-status';
import { verdicts } from '../rules/judging/verdicts';
import { noNul } from './no-nul';
import { Language } from './problem/problem';
import { ContestStanding, RunEntry } from './run-entry';
import { WorkLink } from './work-link';

export const submissionTypes = ['problem', 'challenge', 'contest'] as const;
export type SubmissionType = (typeof submissionTypes)[number];

export const SubmissionStatus = z.enum(serverStatuses);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

export const Verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof Verdict>;

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
  /** Device clock; evidence only. */
  deviceTime: z.optional(z.iso.datetime()),
  /** Contest runs only. */
  run: z.optional(RunEntry),
  /** Outside contests: for assignments. */
  work: z.optional(WorkLink),
});
export type SubmitCode = z.infer<typeof SubmitCode>;

export const SubmitReceipt = z.object({
  submissionID: z.string(),
  status: SubmissionStatus,
  receivedTime: z.iso.datetime(),
  contest: z.optional(ContestStanding),
});
export type SubmitReceipt = z.infer<typeof SubmitReceipt>;

export const TestCaseResult = z.object({
  testcaseIndex: z.int(),
  /** Samples only; cut to 64 KB. */
  input: z.optional(z.string()),
  output: z.optional(z.string()),
  expected: z.optional(z.string()),
  correctOutput: z.boolean(),
  score: z.number(),
  /** Up to and including this one. */
  passedTestcases: z.int(),
  run_status: z.enum(['NOT_STARTED', 'SUCCESS', 'ERROR']),
  run_error: z.optional(z.string()),
  verdict: z.nullable(Verdict),
  cpuMs: z.number(),
  wallMs: z.optional(z.number()),
  memoryBytes: z.int(),
  /** Hidden tests: rounded to a power of two, or hidden (0) in a running contest. Absent: exact. */
  memoryDetail: z.optional(z.enum(['rounded', 'hidden'])),
  /** Samples only, like `stderr`: an exit code could leak hidden input. */
  exitCode: z.optional(z.int()),
  /** Such as SIGSEGV. */
  signal: z.optional(z.string()),
  stderr: z.optional(z.string()),
  /** Run twice, because the machine may have been busy. */
  retried: z.optional(z.boolean()),
  /** Only for the problem's creator: it can reveal the answer. */
  judgeMessage: z.optional(z.string()),
});
export type TestCaseResult = z.infer<typeof TestCaseResult>;

/** Points on the problem's own scale. */
export const TestGroupResult = z.object({
  name: z.string(),
  /** Null: nothing in it was run. */
  verdict: z.nullable(Verdict),
  score: z.number(),
  maxScore: z.number(),
});
export type TestGroupResult = z.infer<typeof TestGroupResult>;

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
  /** A held submission stays `queued` until the organiser decides. */
  contest: z.optional(ContestStanding),
  results: z.array(TestCaseResult),
  /** With test groups only. */
  groups: z.optional(z.array(TestGroupResult)),
  progress: z.optional(z.object({ testcaseIndex: z.int(), totalTestcases: z.int() })),
  /** Number from 1, with its judge and compiler. */
  judgement: z.optional(
    z.object({
      number: z.int(),
      judge: z.string(),
      compiler: z.optional(z.string()),
      /** With JE; only for the problem's creator: it can reveal the answer. */
      checkerFault: z.optional(z.string()),
    }),
  ),
});
export type SubmissionState = z.infer<typeof SubmissionState>;
