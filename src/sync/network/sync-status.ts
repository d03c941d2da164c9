import { proxy } from 'valtio/vanilla';
import type { NetworkState } from './network-state';

interface SyncStatus extends NetworkState {
  leader: boolean;
  /** In ms of this device's clock. */
  lastContactAt: number | null;
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
