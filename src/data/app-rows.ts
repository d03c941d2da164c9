/** Rows of the app database, apart from the outbox's own. All times are ms of this device's clock. */
import type { SubmissionState, SubmissionType } from '../../contract/entities/submission';
import type { Language } from '../../contract/limits';
import type { RunStatus } from '../../contract/rules/run-status';
import type { AccountKey } from './account';

/** saved on this device → sent → judging → judged; or refused by the server; or waiting for its account to sign in. */
export type Receipt = 'saved' | 'sent' | 'judging' | 'judged' | 'refused' | 'signInNeeded';

export interface SubmissionRow {
  /** Also the outbox entry's id and the Idempotency-Key. */
  id: string;
  account: AccountKey;
  problemID: string;
  language: Language;
  code: string;
  type: SubmissionType;
  challengeID?: string;
  contestSlug?: string;
  createdAt: number;
  receipt: Receipt;
  sentAt?: number;
  /** The server's name for it. */
  submissionID?: string;
  status: RunStatus;
  /** Last answer of the server. */
  state?: SubmissionState;
  judgedAt?: number;
  refusal?: { errorCode: string; error: string; message: string };
}

export interface DraftKey {
  account: AccountKey;
  problemID: string;
  language: Language;
  /** '' outside contests. */
  contestSlug: string;
}
export interface DraftRow extends DraftKey {
  code: string;
  updatedAt: number;
}
export interface DraftVersionRow extends DraftKey {
  /** Given by the database. */
  seq?: number;
  code: string;
  savedAt: number;
}

/** One small value under one name: what has no table of its own. */
export interface KeyValueRow {
  key: string;
  value: unknown;
}
