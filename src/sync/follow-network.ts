import { subscribe } from 'valtio/vanilla';
import { syncStatus } from './sync-status';

/** Which tab meets the network first is chance; the others, the sending one among them, need not wait for their own turn. */
const networkChannel = 'codeferry-network';

export interface NetworkEvents {
  /** The network may have changed: look at once. */
  look(): void;
  /** A server is reached again. */
  back(): void;
}

/** Follows what requests meet, what the browser says of the network, and what other tabs meet. Returns how to stop. */
export function followNetwork({ look, back }: NetworkEvents): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const channel = new BroadcastChannel(networkChannel);
  let known = syncStatus.network;
  const stop = subscribe(syncStatus, () => {
    if (syncStatus.network === known) return;
    known = syncStatus.network;
    if (known !== 'online') return look();
    channel.postMessage('back');
    back();
  });
  const lost = () => {
    syncStatus.network = 'offline';
  };
  channel.addEventListener('message', look, { signal });
  globalThis.addEventListener('online', look, { signal });
  globalThis.addEventListener('offline', lost, { signal });
  return () => {
    ended.abort();
    stop();
    channel.close();
  };
}
