import { useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { TeamDetails } from '../../../../contract/entities/contest/team';
import { accountKey, session } from '../../../auth/session';
import type { ContestRow } from '../../../data/copies/contests';
import { registerForContest, registrationOf } from '../../../data/work/registrations';
import { useFrom } from '../../../parts/use-from';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';
import { type RegistrationState, registrationState } from './registration-state';

export interface UseRegistration extends RegistrationState {
  isSignedIn: boolean;
  isSignInEnded: boolean;
  /** Stores the registration; the outbox sends it. */
  register(password: string | undefined, team?: TeamDetails): Promise<void>;
  /** CDET-15, CDET-31: to the login and back. */
  signIn(): void;
}

export function useRegistration(contest: ContestRow): UseRegistration {
  const { current } = useSnapshot(session);
  const account = accountKey();
  const { contestSlug, name, version } = contest;
  const row = useLiveQuery(() => registrationOf(account, contestSlug), [account, contestSlug]);
  const state = registrationState(contest, row);
  const navigate = useNavigate();
  const from = useFrom();
  const isSignedIn = current.state === 'signedIn';

  const { registration } = state;
  const before = useRef(registration);
  useEffect(() => {
    const wasQueued = before.current === 'queued';
    before.current = registration;
    if (wasQueued && registration === 'registered') {
      void showToast(messages.registration.registered(name), { tone: 'safe', id: 'registered' });
    }
  }, [registration, name]);

  const signIn = () => {
    void showToast(messages.registration.loginToJoin, { id: 'account' });
    void navigate({ to: '/login', search: { from }, state: { from } });
  };
  const register = async (password: string | undefined, team?: TeamDetails) => {
    if (session.current.state !== 'signedIn') return signIn();
    await registerForContest({
      account: session.current.uid,
      contestSlug,
      contestName: name,
      version,
      password,
      team,
    }).catch((error: unknown) => {
      console.error('Could not store a registration', error);
      void showToast(messages.registration.notSaved, { tone: 'alert' });
    });
  };
  const isSignInEnded = current.state !== 'signedIn' || current.signInNeeded;
  return { ...state, isSignedIn, isSignInEnded, register, signIn };
}
