/** Drafts between the devices of one account. */
import type { Endpoint } from '../endpoint';
import { DraftPush, DraftReceipt, DraftsPage, DraftsQuery } from '../entities/draft';

export const draftCalls = {
  /** Refused when the server has a newer text than the one it was built upon: then both are kept, and a person decides. */
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
  /** What has changed since a cursor, drafts that are gone included. */
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
