import { session } from '../../auth/session';
import { pullOwnProfile, takeOverEdits } from './pull-profiles';

const everyMs = 60_000;

/**
 * @returns a function that pulls the user's record, unless it did recently. It also detects an expired
 * session before there is anything to send.
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
      .catch((error) => console.warn('The profile could not be refreshed', error));
  };
}
