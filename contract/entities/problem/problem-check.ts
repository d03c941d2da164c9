import * as z from 'zod/mini';
import { juryLimits } from '../../limits';
import { CheckerConfig } from '../checker/checker-config';
import { SubmitCode } from '../submission';
import { JuryRun, JurySolution } from './jury-solution';
import { CreateProblem, Language } from './problem';

/** Body of POST /problem/check. Poll it as a code run with the same cases. */
export const CheckProblem = z.object({
  code: SubmitCode.shape.code,
  language: Language,
  checker: z._default(CheckerConfig, { type: 'tokens' }),
  testCases: CreateProblem.shape.testCases,
});
export type CheckProblem = z.infer<typeof CheckProblem>;

/** Body of POST /problem/jury/check. A solution that ran on the same test cases is not run again. */
export const CheckJury = z.object({
  testCases: CreateProblem.shape.testCases,
  checker: CreateProblem.shape.checker,
  scoring: CreateProblem.shape.scoring,
  solutions: z
    .array(z.pick(JurySolution, { language: true, source: true }))
    .check(z.minLength(1), z.maxLength(juryLimits.solutionsMax)),
});
export type CheckJury = z.infer<typeof CheckJury>;

export const JuryCheck = z.object({ checkID: z.string(), runs: z.array(JuryRun) });
export type JuryCheck = z.infer<typeof JuryCheck>;
