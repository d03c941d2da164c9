/** The client of this page: one server list, one clock, one place that tells the screen what requests met. */
import { createApiClient } from './api-client';
import { pageTokens } from './page-tokens';
import { createServerClock } from './server-clock';
import { createServerList } from './servers';
import { syncStatus } from './sync-status';
import { fetchTransport } from './transport';

export const servers = createServerList(globalThis.location?.origin ?? 'http://localhost');
export const serverClock = createServerClock(() => Date.now());

/** After a request without any answer the network is in doubt: `probe-network.ts` looks at once. */
const networks = { reached: 'online', unreached: 'offline', unclear: 'unknown' } as const;

function noteContact(contact: keyof typeof networks): void {
  syncStatus.network = networks[contact];
  if (contact === 'reached') syncStatus.lastContactAt = Date.now();
}

export const call = createApiClient({
  transport: fetchTransport,
  servers,
  tokens: pageTokens,
  now: () => Date.now(),
  random: Math.random,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onContact: noteContact,
  onClockSample: (sample) => serverClock.observe(sample),
});
