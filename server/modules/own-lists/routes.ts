import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { readOwnLists, readSharedList } from './read-lists';
import { writeOwnLists } from './write-lists';
import { writeNote } from './write-note';

export function ownListRoutes({ on }: Api, { db, config }: Context): void {
  const perMinute = config.limits.draft;

  on('ownListsWrite', ({ db: transaction, body, caller }) => writeOwnLists(transaction, caller.uid, body), {
    limit: { perMinute, by: ({ caller }) => ['own-lists', caller.uid] },
  });

  on('noteWrite', ({ db: transaction, body, caller }) => writeNote(transaction, caller.uid, body), {
    limit: { perMinute, by: ({ caller }) => ['note', caller.uid] },
  });

  on('ownListsPull', ({ body, caller }) => readOwnLists(db, caller.uid, body.since), {
    limit: { perMinute, by: ({ caller }) => ['own-lists-pull', caller.uid] },
  });

  on('listGet', ({ db: reader, params, caller }) => readSharedList(reader, params.listID, caller?.uid));
}
