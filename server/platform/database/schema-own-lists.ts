import type { Generated } from 'kysely';
import type { NoteVersion } from '../../../contract/entities/own-list';
import type { Json, Moment } from './column-types';

export interface OwnListRevisionsTable {
  uid: string;
  newest: number;
}

export interface BookmarksTable {
  uid: string;
  problem_id: string;
  is_on: boolean;
  changed_at: Date;
  revision: number;
}

export interface OwnListsTable {
  id: string;
  uid: string;
  name: string;
  name_at: Date;
  is_shared: Generated<boolean>;
  shared_at: Date;
  created_at: Date;
  deleted_at: Date | null;
  revision: number;
}

export interface OwnListProblemsTable {
  list_id: string;
  problem_id: string;
  uid: string;
  is_on: boolean;
  changed_at: Date;
  place: number;
  moved_at: Date;
  revision: number;
}

export interface NotesTable {
  uid: string;
  problem_id: string;
  versions: Json<NoteVersion[]>;
  changed_at: Moment;
  revision: number;
}
