/** An author's own program on the test cases of a problem that is being written: what it prints, before anybody else sees the problem. */
import * as z from 'zod/mini';
import { CheckerConfig, CreateProblem, Language } from './problem';
import { SubmitCode } from './submission';

/** What POST /problem/check takes. Followed as a code run, whose cases are these in their order. */
export const CheckProblem = z.object({
  code: SubmitCode.shape.code,
  language: Language,
  checker: z._default(CheckerConfig, { type: 'tokens' }),
  testCases: CreateProblem.shape.testCases,
});
export type CheckProblem = z.infer<typeof CheckProblem>;
