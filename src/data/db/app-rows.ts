/** Rows of the app database, apart from the outbox's own and from the things that are sent (`intents/`). All times are ms of this device's clock. */
import type { Language } from '../../../contract/limits';
import type { AccountKey } from '../account/account';
import type { RemoteVersion } from '../drafts/draft-standing';

/** saved on this device → sent → judging → judged; or refused by the server; or waiting for its account to sign in. */
export type Receipt = 'saved' | 'sent' | 'judging' | 'judged' | 'refused' | 'signInNeeded';

/** What somebody fills in in a wizard. */
export interface WizardDraftRow {
  account: AccountKey;
  /** `problemCase`: a part of a problem's draft, in a row of its own. */
  kind: 'contest' | 'problem' | 'problemCase';
  id: string;
  /** What it is called so far. */
  name: string;
  /** In the wizard's own shape, which it checks when it reads it. */
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
  /** Given by the database. */
  seq?: number;
  code: string;
  savedAt: number;
  /** Never a saved draft, but a text that lost to one of another tab: kept in this slot, one text to each. */
  asideSlot?: string;
  /** Where it was typed, if not here. */
  device?: string;
}

/** How a draft of a signed-in person stands to the server's. The text itself is the draft's. */
export interface DraftSyncRow extends DraftKey {
  /** What the server has, as far as it is known here. 0 and null: nothing. */
  revision: number;
  known: string | null;
  /** Exists while there may be something to send. */
  open?: 1;
  /** Sent, and not answered: it goes again as it was, under its Idempotency-Key, until the server has said what became of it. */
  sending?: { id: string; code: string | null; base: number; savedAt: number };
  /** The server's newest text, while it is another than the known one. */
  theirs?: RemoteVersion;
  /** Where the known text comes from, if not from here. */
  from?: { device: string; savedAt: number };
  /** Why the server did not take this text. */
  refusal?: { code: string | null; message: string };
}

/** The statement of a problem as it was last worked by, as plain text. */
export interface SeenStatementRow {
  problemID: string;
  version: number;
  text: string;
  seenAt: number;
}

/** One small value under one name: what has no table of its own. */
export interface KeyValueRow {
  key: string;
  value: unknown;
}
