import type { CustomChecker } from '../../../contract/entities/problem';
import { isFinal } from '../../../contract/rules/submission-status';
import type { CheckedChecker } from '../../judge/types';
import type { Context } from '../../platform/context';
import { waitForChange } from '../../platform/database/wait-for-change';
import { packDraft } from './packed-draft';
import { readRun } from './read-run';
import { storeRun } from './request-run';
import { runChannel } from './run-channel';

/** With a longer queue, the next request gets the answer. */
const waitSeconds = 600;

/** On another process's judge, as a check of a problem without test cases. */
export async function tryCheckerByQueue(
  { db, queue, notifications }: Pick<Context, 'db' | 'queue' | 'notifications'>,
  checker: CustomChecker,
  uid: string,
): Promise<CheckedChecker> {
  const draft = await packDraft({ testCases: [], checker });
  const run = { problem_pk: null, draft, language: checker.language, code: '', inputs: '[]' };
  const { runID } = await db
    .transaction()
    .execute((transaction) => storeRun(transaction, queue, run, { uid, group: uid }, 0));
  const state = await waitForChange(
    notifications,
    {
      channel: runChannel,
      isAbout: (payload) => payload === runID,
      read: () => readRun(db, runID, uid),
      isOver: ({ status }) => isFinal(status),
    },
    { seconds: waitSeconds, endings: [] },
  );
  if (state?.checkerLog !== undefined) return { ok: false, log: state.checkerLog };
  if (state?.status === 'done') return { ok: true };
  return { ok: false, log: 'No judge has compiled the checker yet.', ours: true };
}
