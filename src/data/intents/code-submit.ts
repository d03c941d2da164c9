import type { ContestStanding } from '../../../contract/entities/run-entry';
import type { SubmissionState, SubmissionType } from '../../../contract/entities/submission';
import type { Language } from '../../../contract/limits';
import type { RunStatus } from '../../../contract/rules/judging/run-status';
import type { Receipt } from '../db/app-rows';
import { defineIntent, type WorkRow } from './define-intent';

export interface SubmissionRow extends WorkRow<Receipt> {
  problemID: string;
  language: Language;
  code: string;
  type: SubmissionType;
  challengeID?: string;
  contestSlug?: string;
  sentAt?: number;
  submissionID?: string;
  status: RunStatus;
  /** Whether it counts in the contest, from the receipt; `state` has later values. */
  contest?: ContestStanding;
  state?: SubmissionState;
  /** When this device first saw that a judge works on it. */
  judgingAt?: number;
  judgedAt?: number;
  elapsedMs?: number;
}

export const codeSubmit = defineIntent<SubmissionRow>()({
  kind: 'codeSubmit',
  version: 1,
  table: {
    name: 'submissions',
    indexes: {
      1: '&id, [account+problemID+createdAt], [account+receipt], [account+state.verdict+problemID]',
    },
  },
  stream: ({ contestSlug, problemID, work }) =>
    work ? 'work' : contestSlug ? `contest:${contestSlug}` : `problem:${problemID}`,
  fields: ({ problemID, language, code, type, challengeID, contestSlug }) => ({
    problemID,
    language,
    code,
    type,
    challengeID: challengeID ?? undefined,
    contestSlug: contestSlug ?? undefined,
    status: 'queued',
  }),
  runContest: ({ contestSlug }) => contestSlug,
  acknowledged: ({ submissionID, status, contest }, sentAt) => ({
    receipt: 'sent',
    sentAt,
    submissionID,
    status,
    contest,
  }),
});
