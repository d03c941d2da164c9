/** Removes traces of former users of a shared device, and sends their work. */
import { isCurrentAccount, session } from '../../auth/session';
import { hintKey, parseHint } from '../../auth/session-hint';
import { isSharedDevice } from '../../data/account/shared-mark';
import { sealLeft } from '../../data/shared-device/seal-left';
import { hasTicket, storeSealingKey } from '../../data/shared-device/sealing-key';
import { deviceName } from '../../lib/device-name';
import { readSharedMark } from '../../lib/shared-mark';
import { call } from '../server/page-client';
import { deliverSealed } from './deliver-sealed';
import { fetchReturned } from './fetch-returned';
import { openFreshPage } from './leave-device';

/** Seals everybody but the current user. Rejects if somebody's work cannot be sealed. */
export async function hideLeft(): Promise<void> {
  await sealLeft(isCurrentAccount, deviceName(navigator.userAgent));
}

/** Without it, only the user's next visit could send what they leave behind. */
async function fetchSealingKey(account: string): Promise<void> {
  if (await hasTicket(account)) return;
  const answer = await call('sharedSealingKey', { account });
  if (answer.ok) await storeSealingKey(account, answer.data);
}

const lockName = 'codeferry-sealed';

/** One tab at a time; the next one finds what is left. */
async function deliver(): Promise<number | undefined> {
  const locks = globalThis.navigator?.locks;
  return locks ? await locks.request(lockName, () => deliverSealed(call)) : await deliverSealed(call);
}

let again: ReturnType<typeof setTimeout> | undefined;

async function pass(): Promise<void> {
  clearTimeout(again);
  if (await isSharedDevice()) {
    await hideLeft().catch((error) => console.warn('A former user of this device is not hidden yet', error));
    const { current } = session;
    if (current.state === 'signedIn') await fetchSealingKey(current.uid);
  }
  const waitMs = await deliver();
  // The server answers, so neither the network's return nor a sign-in would cause the next pass.
  if (waitMs !== undefined) again = setTimeout(() => void lookAfterShared(), waitMs);
}

let running = Promise.resolve();
let follows = false;

/** Another tab signed out: this one has the former user's page in memory. */
function followOtherTabs(): void {
  if (follows || globalThis.document === undefined) return;
  follows = true;
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === hintKey && !parseHint(newValue) && readSharedMark()) openFreshPage();
  });
}

/** One pass at a time; call it at the start, and when the network is back. Never throws. */
export function lookAfterShared(): Promise<void> {
  followOtherTabs();
  running = running
    .then(pass)
    .catch((error) => console.warn('A shared device could not be looked after', error));
  return running;
}

/** Returned work arrives on every device of its owner, after sealed work of this device was sent. */
export async function welcome(account: string): Promise<void> {
  await lookAfterShared();
  await fetchReturned(call, account).catch((error) => console.warn('Work could not be fetched', error));
}
