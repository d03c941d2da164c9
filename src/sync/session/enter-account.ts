/** The last step of every way in: this device learns who is here. */
import type { User } from '../../../contract/entities/user';
import { enterSession } from '../../auth/session';
import { type IdentityConfig, readHint } from '../../auth/session-hint';
import { readSessionNote } from '../../data/account/session-note';
import { holdDeviceWork } from '../../data/device-work/device-work';
import { dropPersonal } from '../../data/storage/drop-copies';
import { noteSession } from './note-session';

export const complain = (error: unknown) =>
  console.error('What was left on this device could not be put away', error);

/** Somebody left on a page that ended before their copies were gone. */
const isSomebodyLeaving = () =>
  readSessionNote().then(
    (note) => note?.leaving !== undefined,
    () => false,
  );

/** Begins the person's session. What was done signed out stays what it is: whose it is, they are asked (`DeviceWorkQuestion`). Never throws. */
export async function enterAccount(user: User, identity: IdentityConfig): Promise<void> {
  const { uid, email, username, displayName, photoURL } = user;
  // Copies may hold what only the person before may see. Whoever comes from being signed out, or comes back, keeps them: what
  // was fetched for offline use must not be gone after signing in. A broken cache shows nobody anything, and keeps nobody out.
  const before = readHint()?.person.uid;
  if ((before !== undefined && before !== uid) || (await isSomebodyLeaving()))
    await dropPersonal().catch(complain);
  // Before the session begins: from then on things are sent.
  await holdDeviceWork().catch(complain);
  enterSession({ person: { uid, email, username, displayName, photoURL }, identity });
  await noteSession().catch(complain);
}
