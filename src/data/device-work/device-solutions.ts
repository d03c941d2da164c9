/** Problems solved anonymously on this device, which the account may resubmit as its own. */
import Dexie from 'dexie';
import { type AccountKey, deviceAccount } from '../account/account';
import { appDb } from '../db/app-db';
import { type AnswerRow, newestAnswer, submitAnswer } from '../work/answers';
import { type SubmissionRow, solvedProblemIds, submitCode } from '../work/submissions';

type Solution = { kind: 'code'; row: SubmissionRow } | { kind: 'answer'; row: AnswerRow };

/**
 * The newest solution per problem that the account has not solved, oldest first. Includes wrong answers to
 * questions the account has not answered, so that every device shows the answer.
 */
export async function deviceSolutions(account: AccountKey): Promise<Solution[]> {
  const mine = await alreadyHandedIn(account);
  const codes = await appDb.submissions
    .where('[account+state.verdict+problemID]')
    .between([deviceAccount, 'AC', Dexie.minKey], [deviceAccount, 'AC', Dexie.maxKey])
    .toArray();
  const answers = await judgedAnswers(account);
  const solved: Solution[] = [
    ...codes.filter(({ contestSlug }) => !contestSlug).map((row) => ({ kind: 'code' as const, row })),
    ...answers.map((row) => ({ kind: 'answer' as const, row })),
  ].sort((a, b) => a.row.createdAt - b.row.createdAt);
  const newest = new Map(solved.map((solution) => [solution.row.problemID, solution]));
  return [...newest.values()].filter(({ row }) => !mine.has(row.problemID));
}

/** Whether a solution is correct; programs always are. */
export const isRight = ({ kind, row }: Solution) => kind === 'code' || row.result?.score === 100;

async function judgedAnswers(account: AccountKey): Promise<AnswerRow[]> {
  const rows = await appDb.answers
    .where('[account+problemID+createdAt]')
    .between([deviceAccount, Dexie.minKey], [deviceAccount, Dexie.maxKey])
    .and(({ receipt, contestSlug }) => receipt === 'judged' && contestSlug === undefined)
    .toArray();
  const right = rows.filter(({ result }) => result?.score === 100);
  const rightly = new Set(right.map(({ problemID }) => problemID));
  const wrong = rows.filter(({ problemID }) => !rightly.has(problemID));
  const own = await Promise.all(wrong.map(({ problemID }) => newestAnswer(account, problemID)));
  return [...right, ...wrong.filter((_, at) => own[at] === undefined)];
}

/** Solved by the account, or waiting in its outbox. */
async function alreadyHandedIn(account: AccountKey): Promise<Set<string>> {
  const open = await appDb.outbox.where('[account+open]').equals([account, 1]).primaryKeys();
  const entries = await appDb.outbox.bulkGet(open);
  const prefix = `${account}/problem:`;
  const waiting = entries.flatMap((entry) =>
    entry?.stream.startsWith(prefix) ? entry.stream.slice(prefix.length) : [],
  );
  return new Set([...(await solvedProblemIds(account)), ...waiting]);
}

/**
 * Resubmits the solutions as the account; returns their number. Removes the anonymous originals, so that
 * the next user is not offered them.
 */
export async function claimDeviceSolutions(account: AccountKey): Promise<number> {
  const solutions = await deviceSolutions(account);
  for (const { kind, row } of solutions) {
    const { problemID, challengeID } = row;
    if (kind === 'code') {
      const { language, code, type } = row;
      await submitCode({ account, problemID, language, code, type, challengeID });
    } else await submitAnswer({ account, problemID, answer: row.answer, challengeID });
    await forgetOnDevice(problemID);
  }
  return solutions.length;
}

async function forgetOnDevice(problemID: string): Promise<void> {
  const theirs = [
    [deviceAccount, problemID, Dexie.minKey],
    [deviceAccount, problemID, Dexie.maxKey],
  ] as const;
  const index = '[account+problemID+createdAt]';
  const isJudged = ({ receipt }: { receipt: string }) => receipt === 'judged';
  await appDb.submissions
    .where(index)
    .between(...theirs)
    .and(isJudged)
    .delete();
  await appDb.answers
    .where(index)
    .between(...theirs)
    .and(isJudged)
    .delete();
}
