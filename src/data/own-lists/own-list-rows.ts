/** Rows of bookmarks, lists and notes. */
import type { Table } from 'dexie';
import type { NoteVersion } from '../../../contract/entities/own-list';
import type { AccountKey } from '../account/account';

interface Pending {
  account: AccountKey;
  /** The outbox entry with the last change on this device, until the server has it. */
  pending?: string;
}

export interface BookmarkRow extends Pending {
  problemID: string;
  isOn: boolean;
  /** Ms of the device that changed it. */
  changedAt: number;
}

export interface OwnListRow extends Pending {
  listID: string;
  name: string;
  isShared: boolean;
  /** The server does not know yet. */
  isDeleted: boolean;
  createdAt: number;
}

export interface ListProblemRow extends Pending {
  listID: string;
  problemID: string;
  isOn: boolean;
  place: number;
  changedAt: number;
}

export interface NoteRow {
  account: AccountKey;
  problemID: string;
  /** The server's. */
  versions: NoteVersion[];
  /** Written here, and not acknowledged yet. */
  mine?: { versionID: string; text: string; replaces: string[]; savedAt: number; pending?: string };
  /** The version that this device shows as its own, if there are several. */
  mainID?: string;
}

export interface OwnListTables {
  bookmarks: Table<BookmarkRow, [string, string]>;
  ownLists: Table<OwnListRow, [string, string]>;
  ownListProblems: Table<ListProblemRow, [string, string, string]>;
  notes: Table<NoteRow, [string, string]>;
}
