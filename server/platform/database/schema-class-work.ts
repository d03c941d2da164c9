import type { Generated } from 'kysely';
import type { Moment } from './column-types';

/** The last report of each device of a student. */
export interface DeviceReportsTable {
  uid: string;
  device_id: string;
  name: string;
  waiting: number;
  refused: number;
  oldest_waiting: Date | null;
  storage_low: boolean;
  seen_at: Moment;
}

export interface ClassCommentsTable {
  id: string;
  class_id: string;
  submission_id: string;
  student: string;
  /** Null: the account was deleted. */
  author: string | null;
  line: number | null;
  text: string;
  written_at: Date;
  received_at: Moment;
  edited_at: Generated<Date | null>;
  changed_at: Moment;
  deleted_at: Generated<Date | null>;
}
