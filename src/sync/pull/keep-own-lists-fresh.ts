import { session } from '../../auth/session';

const everyMs = 60_000;

/** @returns a function that pulls the changes of the account's other devices, unless it did recently */
export function keepOwnListsFresh(isOnline: () => boolean): () => void {
  let done = { uid: '', at: 0 };
  return () => {
    const { current } = session;
    if (current.state !== 'signedIn' || current.signInNeeded || !isOnline()) return;
    const { uid } = current;
    if (done.uid === uid && Math.abs(Date.now() - done.at) < everyMs) return;
    done = { uid, at: Date.now() };
    import('../own-lists/pull-own-lists').then(
      ({ pullOwnLists }) => pullOwnLists(uid),
      () => {},
    );
  };
}
