import { appDb } from '../db/app-db';

export const ownListTables = [
  ...[appDb.bookmarks, appDb.ownLists, appDb.ownListProblems, appDb.notes],
  ...[appDb.ownListWrites, appDb.noteWrites],
];
