/** The client of this page: one server list, one clock, one place that tells the screen what requests met. */

import { subscribe } from 'valtio/vanilla';
import { readClockNote } from '../../data/db/clock-note';
import { randomId } from '../../lib/random-id';
import { createServerClock } from '../clock/server-clock';
import { createSteadyClock, readDeviceClocks } from '../clock/steady-clock';
import { afterContact, type Contact, isDoubtful } from '../network/network-state';
import { syncStatus } from '../network/sync-status';
import type { Call } from '../transport/api-client';
import type { Silence } from '../transport/transport';
import { unreachedFailure } from './failure';
import { pageTokens } from './page-tokens';
import { createServerList } from './servers';

export const servers = createServerList(globalThis.location?.origin ?? 'http://localhost');

/** Called when the wall clock was set, or the device slept: whoever keeps the clock asks the server. */
let clockJumped = () => {};
export function onClockJump(listener: () => void): void {
  clockJumped = listener;
}
/** This device's time; no clock that is set moves it back. */
export const steadyClock = createSteadyClock(readDeviceClocks, () => clockJumped());
/** What everybody who needs the server's time asks; also without a network, also after a reload. */
export const serverClock = createServerClock(steadyClock, randomId(), readClockNote());

function noteContact(contact: Contact, isProbe: boolean): void {
  if (isDoubtful(syncStatus, contact, isProbe)) syncStatus.doubts += 1;
  Object.assign(syncStatus, afterContact(syncStatus, contact, isProbe));
  if (contact === 'reached') syncStatus.lastContactAt = Date.now();
}

const silence: Silence = {
  isSilent: () => syncStatus.trouble === 'silent',
  doubt() {
    syncStatus.doubts += 1;
  },
  onSilent: (listener) => subscribe(syncStatus, () => syncStatus.trouble === 'silent' && listener()),
};

/** What reads answers carries the schemas of all calls: a page shows what it has before it loads what asks for more. */
async function openClient(): Promise<Call> {
  const [{ createApiClient }, { createTransport }] = await Promise.all([
    import('../transport/api-client'),
    import('../transport/transport'),
  ]);
  return createApiClient({
    transport: createTransport(silence),
    servers,
    tokens: pageTokens,
    now: () => steadyClock.now(),
    isTroubled: () => syncStatus.trouble === 'silent' || syncStatus.trouble === 'failing',
    onContact: noteContact,
    onClockSample: (sample) => serverClock.observe(sample),
  });
}

let opened: Promise<Call> | undefined;

/** Calls the server; see `Call`. Where the client itself cannot be loaded there is no network, and no service worker yet. */
export const call: Call = async (name, options) => {
  opened ??= openClient();
  let client: Call;
  try {
    client = await opened;
  } catch (error) {
    console.warn('The client could not be loaded', error);
    opened = undefined;
    noteContact('unreached', false);
    return { ok: false, failure: unreachedFailure('offline') };
  }
  return client(name, options);
};
