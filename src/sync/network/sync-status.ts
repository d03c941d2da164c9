/** What the screen may say about the network, told by what requests met. */
import { proxy } from 'valtio/vanilla';
import type { NetworkState } from './network-state';

interface SyncStatus extends NetworkState {
  /** Whether this tab is the one that sends. */
  leader: boolean;
  /** When a server last answered, in ms of this device's clock. */
  lastContactAt: number | null;
  /** Grows when a request makes it doubtful that the server is well. */
  doubts: number;
}

const initial: SyncStatus = {
  network: 'unknown',
  trouble: null,
  leader: false,
  lastContactAt: null,
  doubts: 0,
};
export const syncStatus: SyncStatus = proxy(initial);
