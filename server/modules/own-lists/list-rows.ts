import type { OwnListRow } from '../../../contract/entities/own-list';
import type { BookmarkState, ListProblemState, ListState } from './list-state';

export const bookmarkRow = ({ problemID, isOn, changedAt, revision }: BookmarkState): OwnListRow => ({
  type: 'bookmark',
  problemID,
  isOn,
  changedAt: changedAt.toISOString(),
  revision,
});

export const listRow = ({
  listID,
  name,
  isShared,
  deletedAt,
  createdAt,
  revision,
}: ListState): OwnListRow => ({
  type: 'list',
  listID,
  name,
  isShared,
  isDeleted: deletedAt !== null,
  createdAt: createdAt.toISOString(),
  revision,
});

export const listProblemRow = (one: ListProblemState): OwnListRow => ({
  type: 'problem',
  listID: one.listID,
  problemID: one.problemID,
  isOn: one.isOn,
  place: one.place,
  changedAt: one.changedAt.toISOString(),
  revision: one.revision,
});

/** Columns under the names of the states. */
export const bookmarkColumns = [
  'problem_id as problemID',
  'is_on as isOn',
  'changed_at as changedAt',
  'revision',
] as const;
export const listColumns = [
  'id as listID',
  'uid',
  'name',
  'name_at as nameAt',
  'is_shared as isShared',
  'shared_at as sharedAt',
  'created_at as createdAt',
  'deleted_at as deletedAt',
  'revision',
] as const;
export const listProblemColumns = [
  'list_id as listID',
  'problem_id as problemID',
  'is_on as isOn',
  'changed_at as changedAt',
  'place',
  'moved_at as movedAt',
  'revision',
] as const;
