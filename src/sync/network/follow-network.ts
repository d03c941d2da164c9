import { subscribe } from 'valtio/vanilla';
import type { NetworkState } from './network-state';
import { syncStatus } from './sync-status';

/** Which tab meets the network first is chance; the others, the sending one among them, need not wait for their own turn. */
const networkChannel = 'codeferry-network';

export interface NetworkEvents {
  /** The network may have changed: look at once. */
  look(): void;
  /** A request makes it doubtful that the server is well: look although one was reached. */
  doubt(): void;
  /** A server is reached, for the first time or again. */
  back(): void;
}

/** Asks the tab that sends to try at once what waits for another time. */
export function retryNow(): void {
  const channel = new BroadcastChannel(networkChannel);
  channel.postMessage('retry');
  channel.close();
}

/** Follows what requests meet, what the browser says of the network, and what other tabs meet. Returns how to stop. */
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
