/** Sends the outbox when no page is open, with the same lock and rules as a page. */
import { sentEndpoints } from '../contract/calls/sent-endpoints';
import { deviceAccount } from '../src/data/account/account';
import { readMirroredToken } from '../src/data/account/mirrored-token';
import { dexieOutbox } from '../src/data/claims/dexie-outbox';
import { readServers } from '../src/data/db/server-facts';
import { outboxSummary } from '../src/data/outbox/outbox';
import { deviceName } from '../src/lib/device-name';
import { syncDrafts } from '../src/sync/drafts/sync-drafts';
import { createDelivery } from '../src/sync/drain/deliver-entries';
import { drainOnce, type Pass } from '../src/sync/drain/drain-once';
import { leaderLock } from '../src/sync/drain/leader';
import { createServerList } from '../src/sync/server/servers';
import type { TokenSource } from '../src/sync/server/tokens';
import { createApiClient } from '../src/sync/transport/api-client';
import { createTransport } from '../src/sync/transport/transport';

/** Browsers end a service worker's event after a few minutes; a pass stays well below. */
const passMs = 60_000;
/** A token this close to its expiry may be refused on arrival. */
const tokenMarginMs = 60_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function pass(origin: string, isFirst: boolean): Promise<Pass> {
  const mirrored = await readMirroredToken();
  const token = mirrored && mirrored.expiresAt > Date.now() + tokenMarginMs ? mirrored : undefined;
  const servers = createServerList(origin);
  servers.replace((await readServers()) ?? []);
  // Only a page can refresh a token: after a refusal the outbox waits for a page.
  const tokens: TokenSource = async (force) =>
    token && !force ? { type: 'token', token } : { type: 'unreachable' };
  const now = () => Date.now();
  const call = createApiClient(sentEndpoints, {
    transport: createTransport(),
    servers,
    tokens,
    now,
    onContact: () => {},
    onClockSample: () => {},
  });
  const accounts = token ? [token.uid, deviceAccount] : [deviceAccount];
  // This worker holds the leader lock, so entries marked as in flight belong to a dead sender.
  await dexieOutbox.reclaim();
  // The network is back: entries that failed without it are due at once.
  if (isFirst) await dexieOutbox.makeDue(accounts);
  const sent = await drainOnce(
    {
      store: dexieOutbox,
      owner: crypto.randomUUID(),
      now,
      random: Math.random,
      accounts: () => accounts,
      ...createDelivery(call, now),
    },
    passMs,
  );
  if (!token) return sent;
  // Drafts are not outbox entries: sends the newest text of each, as a page would.
  const device = deviceName(navigator.userAgent);
  const drafts = await syncDrafts({ call, device, maySend: () => true }, token.uid);
  return { ...sent, drained: sent.drained && drafts.type === 'done' };
}

/** Time for a leading page to send. If it closes earlier, this worker sends. */
const patienceMs = 120_000;
const lookEveryMs = 2000;

async function isWaiting(): Promise<boolean> {
  const mirrored = await readMirroredToken();
  const accounts = mirrored ? [mirrored.uid, deviceAccount] : [deviceAccount];
  const summaries = await Promise.all(accounts.map(outboxSummary));
  return summaries.some(({ waiting, sending }) => waiting + sending > 0);
}

/**
 * Sends the outbox, or waits while a page does. Rejects if something is left, so that the browser fires the
 * event again.
 */
export async function sendInBackground(origin: string): Promise<void> {
  const end = Date.now() + patienceMs;
  let isFirst = true;
  while (Date.now() < end) {
    const passed = await navigator.locks.request(leaderLock, { ifAvailable: true }, (lock) =>
      lock ? pass(origin, isFirst) : undefined,
    );
    if (passed?.drained || (!passed && !(await isWaiting()))) return;
    // The lock is free while we wait, so that a page can take it.
    const goOnAt = passed ? passed.wakeAt : Date.now() + lookEveryMs;
    if (goOnAt === undefined || goOnAt > end) break;
    if (passed) isFirst = false;
    await sleep(goOnAt - Date.now());
  }
  throw new Error('Something is still waiting to be sent');
}
