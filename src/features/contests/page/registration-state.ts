import type { ContestRow } from '../../../data/copies/contests';
import type { RegistrationRow } from '../../../data/work/registrations';
import type { Registration } from './contest-button';

export type RegistrationNote =
  | { type: 'queued'; id: string }
  | { type: 'signInNeeded'; id: string }
  | { type: 'refused'; id: string; errorCode: string; error: string; message: string };

export interface RegistrationState {
  registration: Registration;
  note: RegistrationNote | null;
}

export function registrationState(
  { userHasRegistered, fetchedAt }: Pick<ContestRow, 'userHasRegistered' | 'fetchedAt'>,
  row: RegistrationRow | undefined,
): RegistrationState {
  if (userHasRegistered) return { registration: 'registered', note: null };
  if (!row) return { registration: 'none', note: null };
  const { id, receipt, sentAt = 0, refusal } = row;
  switch (receipt) {
    case 'saved':
      return { registration: 'queued', note: { type: 'queued', id } };
    case 'signInNeeded':
      return { registration: 'queued', note: { type: 'signInNeeded', id } };
    case 'sent':
      // A later copy is newer: the organiser may have removed the registration.
      return { registration: fetchedAt > sentAt ? 'none' : 'registered', note: null };
    case 'refused':
      return { registration: 'none', note: refusal ? { type: 'refused', id, ...refusal } : null };
    default:
      return receipt satisfies never;
  }
}
