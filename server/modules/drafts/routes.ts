import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { pushDraft } from './push-draft';
import { readDrafts } from './read-drafts';

export function draftRoutes({ on }: Api, { db, config }: Context): void {
  on('draftPush', ({ db: transaction, body, caller }) => pushDraft(transaction, caller.uid, body), {
    limit: { perMinute: config.limits.draft, by: ({ caller }) => ['draft', caller.uid] },
    refusalOf: ({ path, message }) =>
      path === 'code' && !message.startsWith('NUL') ? 'DRAFT_TOO_LONG' : undefined,
  });

  on('draftsPull', ({ body, caller }) => readDrafts(db, caller.uid, body.since), {
    limit: { perMinute: config.limits.draft, by: ({ caller }) => ['drafts', caller.uid] },
  });
}
