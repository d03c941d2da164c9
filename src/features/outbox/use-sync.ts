import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { type OutboxSummary, outboxSummary } from '../../data/outbox/outbox';
import { syncStatus } from '../../sync/network/sync-status';
import type { SignIn } from './indicator-state';

export interface Sync {
  network: typeof syncStatus.network;
  trouble: typeof syncStatus.trouble;
  account: string;
  signIn: SignIn;
  /** Undefined while loading. */
  summary: OutboxSummary | undefined;
}

export function useSync(): Sync {
  const { network, trouble } = useSnapshot(syncStatus);
  const { current } = useSnapshot(session);
  const account = accountKey();
  const summary = useLiveQuery(() => outboxSummary(account), [account]);
  const hasEnded = current.state === 'signedIn' && current.signInNeeded;
  const signIn = hasEnded ? 'ended' : current.state === 'signedIn' ? 'works' : 'none';
  return { network, trouble, account, signIn, summary };
}
