/** Separate from reading shared lists, because the service worker sends these. */
import type { Endpoint } from '../endpoint';
import { DraftsQuery } from '../entities/draft';
import { NoteWrite, OwnListRows, OwnListsPage, OwnListsWrite } from '../entities/own-list';

const sendErrors = [
  'UNAUTHENTICATED',
  'USER_NOT_FOUND',
  'LISTS_FULL',
  'KEY_MISSING',
  'KEY_REUSED',
  'IN_PROGRESS',
] as const;

export const ownListCalls = {
  /** Bookmarks and lists: merged item by item, so no change is refused because of another one. */
  ownListsWrite: {
    method: 'POST',
    path: '/lists/write',
    auth: 'required',
    offline: 'queued',
    body: OwnListsWrite,
    response: OwnListRows,
    errors: [...sendErrors, 'LIST_OF_OTHER'],
  },
  noteWrite: {
    method: 'POST',
    path: '/notes/write',
    auth: 'required',
    offline: 'queued',
    body: NoteWrite,
    response: OwnListRows,
    errors: sendErrors,
  },
  /** Bookmarks, lists and notes that changed since a cursor. */
  ownListsPull: {
    method: 'POST',
    path: '/lists/pull',
    auth: 'required',
    offline: 'cached',
    body: DraftsQuery,
    response: OwnListsPage,
    errors: ['UNAUTHENTICATED'],
  },
} as const satisfies Record<string, Endpoint>;
