import { subscribe } from 'valtio/vanilla';
import type { Endpoint, EndpointName } from '../../../contract/endpoints';
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

let clockJumped = () => {};
export function onClockJump(listener: () => void): void {
  clockJumped = listener;
}
export const steadyClock = createSteadyClock(readDeviceClocks, () => clockJumped());
/** Works offline and after a reload. */
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

/** Loaded late: it brings the schemas of all calls, and the page shows local data first. */
async function openClient<N extends EndpointName>(load: LoadEndpoints<N>): Promise<Call<N>> {
  const [{ createApiClient }, { createTransport }, endpoints] = await Promise.all([
    import('../transport/api-client'),
    import('../transport/transport'),
    load(),
  ]);
  return createApiClient(endpoints, {
    transport: createTransport(silence),
    servers,
    tokens: pageTokens,
    now: () => steadyClock.now(),
    isTroubled: () => syncStatus.trouble === 'silent' || syncStatus.trouble === 'failing',
    onContact: noteContact,
    onClockSample: (sample) => serverClock.observe(sample),
  });
}

type LoadEndpoints<N extends EndpointName> = () => Promise<Readonly<Record<N, Endpoint>>>;

/** If the client cannot be loaded, the page is offline without a service worker. */
export function lateClient<N extends EndpointName>(load: LoadEndpoints<N>): Call<N> {
  let opened: Promise<Call<N>> | undefined;
  return async (name, options) => {
    opened ??= openClient(load);
    let client: Call<N>;
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
}

/** See `Call`. */
export const call = lateClient(
  async () => (await import('../../../contract/calls/page-endpoints')).pageEndpoints,
);
