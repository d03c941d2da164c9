/** Rows of the app database, apart from the outbox's own. All times are ms of this device's clock. */
import type { AnswerReceipt } from '../../contract/entities/answer';
import type { CodeRunState } from '../../contract/entities/code-run';
import type { OwnProfile, ProfileUpdate } from '../../contract/entities/profile';
import type { Answer } from '../../contract/entities/question';
import type { ContestStanding } from '../../contract/entities/run-entry';
import type { SubmissionState, SubmissionType } from '../../contract/entities/submission';
import type { Language, ReportType } from '../../contract/limits';
import type { RunStatus } from '../../contract/rules/run-status';
import type { AccountKey } from './account';
import type { RemoteVersion } from './draft-standing';

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
  /** In a contest: whether it counts, as the receipt said; `state` says it later. */
  contest?: ContestStanding;
  /** Last answer of the server. */
  state?: SubmissionState;
  /** When this device first heard that a judge is at it. */
  judgingAt?: number;
  judgedAt?: number;
  /** In a virtual run: ms since its start. */
  elapsedMs?: number;
  refusal?: { errorCode: string; error: string; message: string };
}

/** An answer to a question. It is judged by the call that delivers it: there is nothing between sent and judged. */
export interface AnswerRow {
  /** Also the outbox entry's id and the Idempotency-Key. */
  id: string;
  account: AccountKey;
  problemID: string;
  answer: Answer;
  challengeID?: string;
  contestSlug?: string;
  createdAt: number;
  receipt: Extract<Receipt, 'saved' | 'judged' | 'refused' | 'signInNeeded'>;
  result?: AnswerReceipt;
  /** In a virtual run: ms since its start. */
  elapsedMs?: number;
  refusal?: SubmissionRow['refusal'];
}

/** Samples that the judge runs for this device; one for each problem and language. */
export interface CodeRunRow {
  /** Also the outbox entry's id and the Idempotency-Key. */
  id: string;
  account: AccountKey;
  problemID: string;
  /** Of the contest in whose run it was asked for. */
  contestSlug?: string;
  language: Language;
  code: string;
  inputs: string[];
  createdAt: number;
  /** `judged`: run, and never judged. */
  receipt: Receipt;
  /** The server's name for it. */
  runID?: string;
  /** Last answer of the server. */
  state?: CodeRunState;
  refusal?: SubmissionRow['refusal'];
}

/** A change of one's own profile. Gone once the session has taken over what the server made of it. */
export interface ProfileEditRow {
  /** Also the outbox entry's id and the Idempotency-Key. */
  id: string;
  account: AccountKey;
  createdAt: number;
  changes: Omit<ProfileUpdate, 'uid'>;
  receipt: Extract<Receipt, 'saved' | 'sent' | 'refused' | 'signInNeeded'>;
  /** The profile as the server had it afterwards. */
  result?: OwnProfile;
  refusal?: SubmissionRow['refusal'];
}

/** A report on its way; what it says is the payload's. Gone once somebody was told what became of it. */
export interface ReportRow {
  /** Also the outbox entry's id and the Idempotency-Key. */
  id: string;
  account: AccountKey;
  type: ReportType;
  description: string;
  createdAt: number;
  receipt: Extract<Receipt, 'saved' | 'sent' | 'refused' | 'signInNeeded'>;
  refusal?: SubmissionRow['refusal'];
  /** Somebody has seen why it was refused. */
  told?: boolean;
}

/** A registration for a contest. Once the server has it, its copy of the contest says so too. */
export interface RegistrationRow {
  /** Also the outbox entry's id and the Idempotency-Key. */
  id: string;
  account: AccountKey;
  contestSlug: string;
  /** As it was called then. */
  contestName: string;
  createdAt: number;
  receipt: Extract<Receipt, 'saved' | 'sent' | 'refused' | 'signInNeeded'>;
  sentAt?: number;
  refusal?: SubmissionRow['refusal'];
}

/** A question to the organiser of a contest. The answer comes with the messages of the contest. */
export interface ClarificationRow {
  /** Also the outbox entry's id, the Idempotency-Key, and the server's own. */
  id: string;
  account: AccountKey;
  contestSlug: string;
  contestName: string;
  /** Absent: it is about the contest as a whole. */
  aboutProblem?: string;
  text: string;
  createdAt: number;
  receipt: Extract<Receipt, 'saved' | 'sent' | 'refused' | 'signInNeeded'>;
  refusal?: SubmissionRow['refusal'];
}

/** A contest on its way to the server; what it says is the payload's. */
export interface ContestCreationRow {
  /** Also the outbox entry's id and the Idempotency-Key. */
  id: string;
  account: AccountKey;
  /** The wizard's draft that it was made from; it stays until the server has the contest. */
  draftID: string;
  name: string;
  createdAt: number;
  receipt: Extract<Receipt, 'saved' | 'sent' | 'refused' | 'signInNeeded'>;
  /** Its address, and where its creator goes now: once the server has it. */
  slug?: string;
  redirect?: string;
  refusal?: SubmissionRow['refusal'];
  /** Its author left the wizard before the server answered: the success is announced when it comes. */
  announce?: boolean;
}

/** A problem on its way to the server; what it says is the payload's. */
export interface ProblemCreationRow {
  /** Also the outbox entry's id and the Idempotency-Key. */
  id: string;
  account: AccountKey;
  /** The wizard's draft that it was made from; it stays until the server has the problem. */
  draftID: string;
  name: string;
  createdAt: number;
  receipt: Extract<Receipt, 'saved' | 'sent' | 'refused' | 'signInNeeded'>;
  /** What the server calls it: once it has it. */
  createdID?: string;
  refusal?: SubmissionRow['refusal'];
  /** Its author left the wizard before the server answered: the success is announced when it comes. */
  announce?: boolean;
}

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
