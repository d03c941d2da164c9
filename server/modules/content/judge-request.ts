import type { CreateProblem } from '../../../contract/entities/problem/problem';
import type { PackagedSubmission } from '../../../contract/package/judging/submissions';
import { toJudgeCases } from '../../judge/to-judge-cases';
import type { JudgeRequest } from '../../judge/types';

export function toJudgeRequest(
  { testCases, checker, scoring }: CreateProblem,
  { language, source }: Pick<PackagedSubmission, 'language' | 'source'>,
  mode: JudgeRequest['mode'],
): JudgeRequest {
  return { language, source, checker, scoring, mode, testCases: toJudgeCases(testCases) };
}
