/** What the screen may say about the network, told by what requests met. */
import { proxy } from 'valtio/vanilla';

export const syncStatus: {
  network: 'unknown' | 'online' | 'offline';
  /** Whether this tab is the one that sends. */
  leader: boolean;
  /** When a server last answered, in ms of this device's clock. */
  lastContactAt: number | null;
} = proxy({
  network: 'unknown' as 'unknown' | 'online' | 'offline',
  leader: false,
  lastContactAt: null as number | null,
});
