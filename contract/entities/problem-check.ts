import * as z from 'zod/mini';
import { CheckerConfig, CreateProblem, Language } from './problem';
import { SubmitCode } from './submission';

/** Body of POST /problem/check. Poll it as a code run with the same cases. */
export const CheckProblem = z.object({
  code: SubmitCode.shape.code,
  language: Language,
  checker: z._default(CheckerConfig, { type: 'tokens' }),
  testCases: CreateProblem.shape.testCases,
});
export type CheckProblem = z.infer<typeof CheckProblem>;
