import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { type ContestMessageSummary, readContestMessages } from '../../../data/copies/contest-messages';
import { useLastShown } from '../../../parts/local-copies/use-last-shown';
import { pullContestMessages } from '../../../sync/contest-run/pull-contest-messages';
import { syncStatus } from '../../../sync/network/sync-status';

const pullEveryMs = 20_000;

const noMessages: Pick<ContestMessageSummary, 'messages' | 'unread'> = { messages: [], unread: 0 };

export function useMessages(slug: string) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  useSnapshot(session);
  const account = accountKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other messages
  useEffect(() => {
    if (offline) return;
    const pull = () => void pullContestMessages(slug);
    pull();
    const timer = setInterval(() => document.visibilityState === 'visible' && pull(), pullEveryMs);
    return () => clearInterval(timer);
  }, [slug, offline, account]);
  const copy = useLiveQuery(async () => (await readContestMessages(slug)) ?? null, [slug]);
  return useLastShown(copy, { account, isIt: (shown) => shown.slug === slug }) ?? noMessages;
}
