import { session } from '../../auth/session';
import { pullPractice } from './pull-practice';

const everyMs = 60_000;

/** @returns a function that pulls the user's practice from other devices, unless it did recently */
export function keepPracticeFresh(isOnline: () => boolean): () => void {
  let done = { uid: '', at: 0 };
  return () => {
    const { current } = session;
    // Sign-out removes the local copies, so the next user needs a full fetch.
    if (current.state === 'signedOut') done = { uid: '', at: 0 };
    if (current.state !== 'signedIn' || !isOnline()) return;
    const { uid } = current;
    if (done.uid === uid && Math.abs(Date.now() - done.at) < everyMs) return;
    done = { uid, at: Date.now() };
    void pullPractice(uid);
  };
}
