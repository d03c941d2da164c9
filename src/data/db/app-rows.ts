/**
 * Rows of the app database, except the outbox and the work that is sent (`intents/`). Times are ms of
 * this device's clock.
 */
import type { Language } from '../../../contract/limits';
import type { AccountKey } from '../account/account';
import type { RemoteVersion } from '../drafts/draft-standing';

/** saved → sent → judging → judged; or refused by the server; or waiting for a sign-in. */
export type Receipt = 'saved' | 'sent' | 'judging' | 'judged' | 'refused' | 'signInNeeded';

export interface WizardDraftRow {
  account: AccountKey;
  /** `problemCase`: a test case of a problem's draft, in its own row. */
  kind: 'contest' | 'problem' | 'problemCase';
  id: string;
  name: string;
  value: unknown;
  updatedAt: number;
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
  /** Set by the database. */
  seq?: number;
  code: string;
  savedAt: number;
  /** A text that lost to another tab's text; one text per slot. */
  asideSlot?: string;
  /** The device it was typed on, if another one. */
  device?: string;
}

export interface DraftSyncRow extends DraftKey {
  /** The server's last known state. 0 and null: nothing. */
  revision: number;
  known: string | null;
  /** Present while there may be something to send. */
  open?: 1;
  /** Sent without an answer: resent unchanged under the same Idempotency-Key until the server answers. */
  sending?: { id: string; code: string | null; base: number; savedAt: number };
  /** The server's newest text, if it differs from `known`. */
  theirs?: RemoteVersion;
  from?: { device: string; savedAt: number };
  refusal?: { code: string | null; message: string };
}

export interface SeenStatementRow {
  problemID: string;
  version: number;
  text: string;
  seenAt: number;
}

export interface KeyValueRow {
  key: string;
  value: unknown;
}
