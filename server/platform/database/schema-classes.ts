import type { Generated } from 'kysely';
import type { ClassRole } from '../../../contract/entities/classes/class';
import type { Moment } from './column-types';

/** Accounts that may make classes. */
export interface TeachersTable {
  uid: string;
  granted_at: Moment;
}

export interface ClassesTable {
  id: string;
  name: string;
  /** Null: closed. */
  code: string | null;
  created_at: Moment;
  archived_at: Generated<Date | null>;
}

export interface ClassMembersTable {
  class_id: string;
  uid: string;
  role: ClassRole;
  /** '': none. */
  group_name: Generated<string>;
  joined_at: Moment;
  /** Null: still a member. */
  removed_at: Generated<Date | null>;
}

/** Accounts that a teacher created for a class, with the key of their row in the teacher's list. */
export interface ClassAccountsTable {
  uid: string;
  class_id: string;
  key: string;
  created_by: string;
  created_at: Moment;
}

/** A student's personal code for shared devices, hashed like a password. */
export interface ClassSignInCodesTable {
  uid: string;
  class_id: string;
  code_hash: string;
  created_at: Moment;
}

/** Work from shared devices that the server could not process. It waits for a device of its owner. */
export interface ReturnedWorkTable {
  id: string;
  uid: string;
  /** JSON as text: jsonb refuses some characters. */
  work: string;
  created_at: Moment;
}
