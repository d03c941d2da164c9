import type { User } from '../../../contract/entities/user';
import { enterSession } from '../../auth/session';
import { type IdentityConfig, readHint } from '../../auth/session-hint';
import { readSessionNote } from '../../data/account/session-note';
import { holdDeviceWork } from '../../data/device-work/device-work';
import { dropPersonal } from '../../data/storage/drop-copies';
import { noteSession } from './note-session';

export const logFailedRemoval = (error: unknown) =>
  console.error('The data of the previous user could not be removed', error);

/** An earlier sign-out was interrupted before it removed the user's copies. */
const isSomebodyLeaving = () =>
  readSessionNote().then(
    (note) => note?.leaving !== undefined,
    () => false,
  );

/** Begins the session. Anonymous work waits for the answer to `DeviceWorkQuestion`. Never throws. */
export async function enterAccount(user: User, identity: IdentityConfig): Promise<void> {
  const { uid, email, username, displayName, photoURL, isAdministrator } = user;
  // Copies may contain another user's private data. The same user, or one who was signed out, keeps them. A
  // broken cache must not prevent the sign-in.
  const before = readHint()?.person.uid;
  if ((before !== undefined && before !== uid) || (await isSomebodyLeaving()))
    await dropPersonal().catch(logFailedRemoval);
  // Must precede the session: the sender starts with it.
  await holdDeviceWork().catch(logFailedRemoval);
  enterSession({ person: { uid, email, username, displayName, photoURL, isAdministrator }, identity });
  await noteSession().catch(logFailedRemoval);
  void import('../shared-device/keep-shared').then(({ welcome }) => welcome(uid), logFailedRemoval);
}
