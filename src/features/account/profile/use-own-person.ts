import { useLiveQuery } from 'dexie-react-hooks';
import type { Session } from '../../../auth/session';
import { type ProfileEditRow, profileEditsOf, withEdits } from '../../../data/work/profile-edits';

export type Person = Omit<Extract<Session, { state: 'signedIn' }>, 'state' | 'signInNeeded'>;

export function useOwnPerson(person: Person): {
  shown: Person;
  pending: ProfileEditRow[];
  refused: ProfileEditRow[];
} {
  const edits = useLiveQuery(() => profileEditsOf(person.uid), [person.uid]) ?? [];
  return {
    shown: withEdits(person, edits),
    pending: edits.filter(({ receipt }) => receipt === 'saved' || receipt === 'signInNeeded'),
    refused: edits.filter(({ receipt }) => receipt === 'refused'),
  };
}
