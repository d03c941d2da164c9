import { session } from '../../auth/session';
import { pullOwnProfile, takeOverEdits } from './pull-profiles';

/** Picks up a name changed on another device. */
const everyMs = 60_000;

/**
 * @returns a function that asks for the signed-in person's record unless that was done lately. A session whose token cannot be
 * refreshed is noticed by it as soon as there is a network, and not first when something is to be sent.
 */
export function keepPersonFresh(isOnline: () => boolean): () => void {
  let done = { uid: '', at: 0 };
  return () => {
    const { current } = session;
    if (current.state !== 'signedIn' || !isOnline()) return;
    const { uid } = current;
    if (done.uid === uid && Math.abs(Date.now() - done.at) < everyMs) return;
    done = { uid, at: Date.now() };
    takeOverEdits(uid)
      .then(() => pullOwnProfile(uid))
      .catch((error) => console.warn('The profile was not brought up to date', error));
  };
}
