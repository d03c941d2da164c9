import type { Generated } from 'kysely';
import type { TaskKind } from '../../../contract/entities/classes/assignment';
import type { Language } from '../../../contract/limits';
import type { HeldReason } from '../../../contract/rules/contest/submission-chain';
import type { Moment } from './column-types';

export interface AssignmentsTable {
  id: string;
  class_id: string;
  version: Generated<number>;
  title: string;
  text: string;
  opens_at: Date;
  due_at: Date | null;
  /** Work that is written later does not count. Null: no limit. */
  late_until: Date | null;
  /** Empty: all. */
  languages: Language[];
  /** Empty: the whole class. */
  groups: string[];
  show_solutions: boolean;
  /** Null: a draft. */
  published_at: Date | null;
  /** Null: the account was deleted. */
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
}

/** Exactly one of the three keys is set. */
export interface AssignmentTasksTable {
  assignment_id: string;
  position: number;
  kind: TaskKind;
  problem_pk: string | null;
  challenge_pk: string | null;
  contest_pk: string | null;
  /** Markdown; '': none. */
  solution: Generated<string>;
}

/** The order in which a device wrote its work (decision 091). */
export interface WorkChainsTable {
  uid: string;
  device: string;
  sequence: Generated<number>;
  previous_hash: Generated<string>;
  last_written: Date | null;
  /** When the device last named the number of its newest entry, and this number. */
  contact_at: Date | null;
  contact_sequence: number | null;
}

/** A submission or answer with the same id that came with its place in a chain. */
export interface WorkEntriesTable {
  id: string;
  uid: string;
  device: string;
  sequence: number;
  /** By the device. */
  claimed_time: Date;
  received_time: Date;
  /** The time that counts. */
  written_time: Date;
  /** Why the claim does not count. */
  doubt: HeldReason | null;
}
