import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { type OutboxSummary, outboxSummary } from '../../data/outbox';
import { syncStatus } from '../../sync/sync-status';

const nothing: OutboxSummary = { waiting: 0, sending: 0, refused: 0, paused: 0 };

/** The network as requests met it, and what waits for the person who is here. */
export function useSync(): { network: typeof syncStatus.network; account: string; summary: OutboxSummary } {
  const { network } = useSnapshot(syncStatus);
  useSnapshot(session);
  const account = accountKey();
  const summary = useLiveQuery(() => outboxSummary(account), [account], nothing);
  return { network, account, summary };
}
