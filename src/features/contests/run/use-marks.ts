import { useLiveQuery } from 'dexie-react-hooks';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { isQuestionType } from '../../../../contract/rules/question-type';
import type { ContestRunRow } from '../../../data/contest-run/contest-runs';
import { answersOf } from '../../../data/work/answers';
import { submissionsOf } from '../../../data/work/submissions';
import { type Mark, markOfAnswer, markOfCode } from './run-marks';

export function useMarks(
  run: ContestRunRow | null | undefined,
  problems: readonly ProblemDetail[],
): Mark[] | undefined {
  return (
    useLiveQuery(
      async () => run && Promise.all(problems.map((problem) => readMark(run, problem))),
      [run, problems],
    ) ?? undefined
  );
}

async function readMark(run: ContestRunRow, { id, type }: ProblemDetail): Promise<Mark> {
  const { account, contestSlug, scores, answered } = run;
  const score = scores[id];
  if (!isQuestionType(type)) return markOfCode(await submissionsOf(account, id, contestSlug), score);
  const [answer] = await answersOf(account, id, contestSlug);
  return markOfAnswer(answer, score, answered.includes(id));
}
