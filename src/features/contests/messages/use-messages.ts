import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { type ContestMessageSummary, readContestMessages } from '../../../data/copies/contest-messages';
import { useLastShown } from '../../../parts/local-copies/use-last-shown';
import { followMessages } from '../../../sync/contest-run/follow-messages';
import { syncStatus } from '../../../sync/network/sync-status';

const noMessages: Omit<ContestMessageSummary, 'slug'> = { messages: [], unread: 0, untold: 0 };

export function useMessages(slug: string) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  useSnapshot(session);
  const account = accountKey();
  useEffect(() => (offline ? undefined : followMessages(slug, account)), [slug, offline, account]);
  const copy = useLiveQuery(async () => (await readContestMessages(account, slug)) ?? null, [account, slug]);
  return useLastShown(copy, { account, isIt: (shown) => shown.slug === slug }) ?? noMessages;
}
