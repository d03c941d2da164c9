import type { ColumnType, Generated } from 'kysely';
import type { RunEnd } from '../../../contract/entities/contest/contest';
import type { ContestEvent } from '../../../contract/entities/contest/contest-run';
import type { ContestStanding, watchKinds } from '../../../contract/entities/run-entry';
import type { AbsenceSum, Absences } from '../../../contract/rules/contest/absences';
import type { EntryEvidence } from '../../../contract/rules/contest/submission-chain';
import type { Moment } from './column-types';

export interface ContestRunsTable {
  contest_pk: string;
  uid: string;
  started_at: Date;
  /** Server time minus device time at the last start. */
  device_offset_ms: number | null;
  sequence: Generated<number>;
  previous_hash: string;
  warnings: Generated<number>;
  end_reason: RunEnd['reason'] | null;
  end_cause: string | null;
  ended_at: Date | null;
  seconds_used: number | null;
  /** At the start; null: no pack. */
  pack_version: Generated<number | null>;
  /** Started offline with the typed code. */
  by_code: Generated<boolean>;
  /** Claimed by the last entry. */
  last_elapsed_ms: Generated<number>;
  last_contact: Generated<Date | null>;
  /** At the last contact: an entry that the contact did not name was written later. */
  contact_elapsed_ms: Generated<number>;
  device: Generated<string | null>;
  /** When the device closed the run's page; null: open. */
  left_at: Generated<Date | null>;
  /** All devices that had the run. */
  devices: Generated<string[]>;
  /** What the starting page could watch; null: not our page. */
  watch: Generated<(typeof watchKinds)[number] | null>;
  unwatched_at: Generated<Date | null>;
  /** Absences from a proctored run, recomputed from its events. */
  absences: ColumnType<Absences, string | undefined, string>;
  /** Counted time away. */
  away_ms: Generated<number>;
  /** Reported by the device: losses of focus below a second. */
  glances: ColumnType<AbsenceSum | null, string | null | undefined, string | null>;
}

/** Hashes of drafts, with the time when the server first knew them. */
export interface ContestDraftsTable {
  contest_pk: string;
  uid: string;
  hash: string;
  first_at: Date;
}

/** Hashes that a device sent before their entries. */
export interface ContestCommitmentsTable {
  contest_pk: string;
  uid: string;
  sequence: number;
  hash: string;
  committed_at: Date;
  /** Of the previous contact. */
  after_elapsed_ms: number;
}

export interface ContestEventsTable {
  contest_pk: string;
  uid: string;
  id: string;
  kind: ContestEvent['kind'];
  at: Date;
  elapsed_ms: number;
  away_ms: number | null;
  detail: string | null;
  received_time: Moment;
  /** Since when the organiser ignores the event. */
  forgiven_at: Generated<Date | null>;
}

/** A submission or answer of a run, with the same id. */
export interface ContestEntriesTable {
  id: string;
  kind: 'code' | 'answer';
  contest_pk: string;
  uid: string;
  problem_pk: string;
  sequence: number | null;
  previous_hash: string | null;
  entry_hash: string | null;
  device_time: Date | null;
  elapsed_ms: number | null;
  received_time: Date;
  /** The time that counts as written. */
  written_time: Date;
  /** From the participant's start if timed, else from the contest's start. */
  contest_time_ms: number;
  state: ContestStanding['state'];
  reason: string | null;
  score: number | null;
  /** A compile error does not count as an attempt. */
  attempt: boolean | null;
  /** Proof of the time; null: older than this column. */
  evidence: Generated<EntryEvidence | null>;
  /** When its hash arrived, if before the entry. */
  committed_at: Generated<Date | null>;
  /** When a draft with the same content was first known. */
  draft_at: Generated<Date | null>;
  /** The last contact that did not name the entry. */
  contact_at: Generated<Date | null>;
}

export interface ContestStandingsTable {
  contest_pk: string;
  uid: string;
  /** False for the creator's own run and for disqualified or blocked participants. */
  listed: boolean;
  total_score: Generated<number>;
  penalty_ms: Generated<number>;
  last_improvement_ms: Generated<number>;
  attempts: Generated<number>;
  /** With full marks. */
  solved: Generated<number>;
  frozen_total_score: Generated<number>;
  frozen_penalty_ms: Generated<number>;
  frozen_last_improvement_ms: Generated<number>;
  frozen_attempts: Generated<number>;
  frozen_solved: Generated<number>;
}
