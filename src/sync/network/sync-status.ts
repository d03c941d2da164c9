/** The network state for the screen, derived from the results of requests. */
import { proxy } from 'valtio/vanilla';
import type { NetworkState } from './network-state';

interface SyncStatus extends NetworkState {
  /** Whether this tab sends. */
  leader: boolean;
  /** In ms of this device's clock. */
  lastContactAt: number | null;
  /** Increases when a request suggests that the server is unwell. */
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
