import { type Difficulty, problemPageSize } from '../../../contract/limits';
import type { ProblemSort, ProblemState } from '../../../contract/rules/problem-order';
import type { ProblemKind } from '../../../contract/rules/question-type';
import { accountKey } from '../../auth/session';
import type { AccountKey } from '../../data/account/account';
import { knownImages } from '../../data/copies/problem-images';
import { forgetProblem, storeListRows, storeProblem } from '../../data/copies/problems';
import { messages } from '../server/messages';
import { call } from '../server/page-client';
import { type PullResult, pullFailure, storedFor } from './pull-result';

export type { PullResult };

/**
 * Whether the answer was made for the current user. Otherwise it omits their private problems, and
 * nothing may be forgotten.
 */
const isOurs = (account: AccountKey | undefined) => account === accountKey();

/** `challengeName`: of the challenge in the request (SOLVE-16). */
export type ProblemPullResult = PullResult & { challengeName?: string };

/** Never throws. */
export async function pullProblem(id: string, challengeID?: string): Promise<ProblemPullResult> {
  const images = await knownImages(id);
  const answer = await call('problemGet', {
    body: { problemID: id, challengeID, ...(images.length > 0 && { images }) },
  });
  if (answer.ok) {
    const problem = answer.data.problems.find((candidate) => candidate.id === id) ?? answer.data.problems[0];
    const { challenge } = answer.data;
    if (problem) {
      const result = await storedFor(answer.account, () => storeProblem(problem));
      return challenge ? { ...result, challengeName: challenge.name } : result;
    }
    if (isOurs(answer.account)) await forgetProblem(id);
    return { ok: false, reason: 'notFound', message: messages.problemNotFound };
  }
  const failure = pullFailure(answer.failure);
  if (failure.reason === 'notFound' && isOurs(answer.account)) await forgetProblem(id);
  return failure;
}

/** All that a row of the list needs: a request without one would reset it on the device. */
export const listRowFields = [
  ...(['id', 'title', 'summary', 'language', 'titles'] as const),
  ...(['difficulty', 'tags', 'type', 'version'] as const),
  ...(['solvers', 'acceptance', 'hasEditorial', 'public'] as const),
];

export interface ProblemPageQuery {
  sort: ProblemSort;
  direction: 'asc' | 'desc';
  tags: string[];
  difficulty?: Difficulty;
  kind?: ProblemKind;
  /** Of the signed-in user. */
  state?: ProblemState;
  editorial?: true;
  lastSeenId?: string;
  perPage?: number;
}

export type ProblemPageResult = PullResult & {
  end?: boolean;
  lastSeenId?: string;
  ids?: string[];
  /** Includes private problems the current user may read. */
  ours?: boolean;
};

/** Fetches one page of the list. Never throws. */
export async function pullProblemPage(query: ProblemPageQuery): Promise<ProblemPageResult> {
  const { tags, lastSeenId, perPage = problemPageSize, ...rest } = query;
  const answer = await call('problemList', {
    body: {
      ...rest,
      perPage,
      fields: listRowFields,
      ...(tags.length > 0 && { tags }),
      ...(lastSeenId !== undefined && { lastSeenId }),
    },
  });
  if (!answer.ok) return pullFailure(answer.failure);
  const result = await storedFor(answer.account, () => storeListRows(answer.data));
  const last = answer.data.at(-1);
  return {
    ...result,
    end: answer.data.length < perPage,
    ids: answer.data.flatMap((item) => item.id ?? []),
    ours: isOurs(answer.account),
    ...(last && { lastSeenId: last._id }),
  };
}
