import { subscribe } from 'valtio/vanilla';
import type { NetworkState } from './network-state';
import { syncStatus } from './sync-status';

/** The first tab that notices the network informs the others, including the sender. */
const networkChannel = 'codeferry-network';

export interface NetworkEvents {
  look(): void;
  /** The server may be unwell: probe although it was reached before. */
  doubt(): void;
  back(): void;
}

/** Asks the sending tab to retry all waiting entries now. */
export function retryNow(): void {
  const channel = new BroadcastChannel(networkChannel);
  channel.postMessage('retry');
  channel.close();
}

export function followNetwork({ look, doubt, back }: NetworkEvents): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const channel = new BroadcastChannel(networkChannel);
  let known = syncStatus.network;
  let doubts = syncStatus.doubts;
  const stop = subscribe(syncStatus, () => {
    if (syncStatus.doubts !== doubts) {
      doubts = syncStatus.doubts;
      doubt();
    }
    if (syncStatus.network === known) return;
    known = syncStatus.network;
    if (known !== 'online') return look();
    channel.postMessage('back');
    back();
  });
  const lost = () => {
    Object.assign(syncStatus, { network: 'offline', trouble: 'unreached' } satisfies NetworkState);
  };
  channel.addEventListener('message', ({ data }) => (data === 'retry' ? back() : look()), { signal });
  globalThis.addEventListener('online', look, { signal });
  globalThis.addEventListener('offline', lost, { signal });
  return () => {
    ended.abort();
    stop();
    channel.close();
  };
}
