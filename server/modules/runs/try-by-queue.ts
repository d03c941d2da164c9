/** Trials of programs on another process's judge, as runs without a problem. */

import type { CustomChecker } from '../../../contract/entities/checker/checker-config';
import type { CodeRunState } from '../../../contract/entities/code-run';
import { defaultLanguage, type Language } from '../../../contract/limits';
import { isFinal } from '../../../contract/rules/judging/submission-status';
import { validationKey } from '../../judge/tools/test-trials';
import type { CheckedChecker, ValidateRequest, ValidateResult } from '../../judge/types';
import type { Context } from '../../platform/context';
import { waitForChange } from '../../platform/database/wait-for-change';
import { runChannel } from '../../platform/queue';
import { packDraft, type RunDraft } from './packed-draft';
import { readRun } from './read-run';
import { storeRun } from './request-run';

/** With a longer queue, the next request gets the answer. */
const waitSeconds = 600;

type Services = Pick<Context, 'db' | 'queue' | 'notifications'>;

async function runByQueue(
  { db, queue, notifications }: Services,
  draft: RunDraft,
  language: Language,
  uid: string,
  hash?: string,
): Promise<CodeRunState | undefined> {
  const packed = await packDraft(draft);
  const run = {
    problem_pk: null,
    draft: packed,
    language,
    code: '',
    inputs: '[]',
    source_hash: hash ?? null,
  };
  const { runID } = await db
    .transaction()
    .execute((transaction) => storeRun(transaction, queue, run, { uid, group: uid }, 0));
  return await waitForChange(
    notifications,
    {
      channel: runChannel,
      isAbout: (payload) => payload === runID,
      read: () => readRun(db, runID, uid),
      isOver: ({ status }) => isFinal(status),
    },
    { seconds: waitSeconds, endings: [] },
  );
}

export async function tryCheckerByQueue(
  services: Services,
  checker: CustomChecker,
  uid: string,
): Promise<CheckedChecker> {
  const state = await runByQueue(services, { testCases: [], checker }, checker.language, uid);
  if (state?.checkerLog !== undefined) return { ok: false, log: state.checkerLog };
  if (state?.status === 'done') return { ok: true };
  return { ok: false, log: 'No judge has compiled the checker yet.', ours: true };
}

export async function tryTestsByQueue(
  services: Services,
  validate: ValidateRequest,
  uid: string,
): Promise<ValidateResult> {
  const key = validationKey(validate);
  const state = await runByQueue(services, { validate }, defaultLanguage, uid, key);
  if (state?.toolLog) return { type: 'refused', ...state.toolLog };
  if (state?.invalid) return { type: 'done', invalid: state.invalid };
  return { type: 'fault', message: 'No judge has run the validator yet.' };
}
