import type { Endpoint } from '../endpoint';
import { DraftPush, DraftReceipt, DraftsPage, DraftsQuery } from '../entities/draft';

export const draftCalls = {
  /** Refused if the server has a newer text than the client's base; the user then chooses. */
  draftPush: {
    method: 'POST',
    path: '/drafts/push',
    auth: 'required',
    offline: 'queued',
    body: DraftPush,
    response: DraftReceipt,
    errors: [
      'UNAUTHENTICATED',
      'USER_NOT_FOUND',
      'DRAFT_CHANGED',
      'DRAFT_TOO_LONG',
      'DRAFTS_FULL',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
  /** Changes since a cursor, including deletions. */
  draftsPull: {
    method: 'POST',
    path: '/drafts/pull',
    auth: 'required',
    offline: 'cached',
    body: DraftsQuery,
    response: DraftsPage,
    errors: ['UNAUTHENTICATED'],
  },
} as const satisfies Record<string, Endpoint>;
