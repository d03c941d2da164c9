/** The table of states is in the test. */
import type { ContestPhase } from '../../../../contract/rules/contest/contest-clock';
import type { Eligibility } from '../../../../contract/rules/contest/eligibility';

/** domain, emails: the allow list without the user's email · blocked: by the organiser. */
export type Exclusion = Extract<Eligibility, { allowed: false }>['reason'];

/** queued: stored on this device, not yet sent. */
export type Registration = 'none' | 'queued' | 'registered';

export interface ButtonFacts {
  phase: ContestPhase;
  isSignedIn: boolean;
  registration: Registration;
  /** null: the user may take part. */
  exclusion: Exclusion | null;
  /** Open perhaps after the common end: by extra time, or by an undone elimination. */
  isRunOpen: boolean;
}

export function hasTimeLeft(run: { end: unknown; deadline: string | null } | null, nowMs: number): boolean {
  return run !== null && run.end === null && (run.deadline === null || nowMs < Date.parse(run.deadline));
}

export interface ContestButton {
  label: string;
  /** null: the label needs no explanation. */
  tooltip: string | null;
  /** null: the button is disabled. */
  action: 'signIn' | 'register' | 'join' | null;
}

const exclusionTips: Record<Exclusion, string> = {
  domain: 'Your email domain is not allowed to join this contest',
  emails: 'Your email is not allowed to join this contest',
  blocked: 'The organiser has blocked you from this contest',
};

/** CDET-15 … CDET-26: the first matching state wins (CDET-21). */
export function mainButton({
  phase,
  isSignedIn,
  registration,
  exclusion,
  isRunOpen,
}: ButtonFacts): ContestButton {
  if (!isSignedIn) {
    return { label: 'Sign In', tooltip: 'Sign In to join this contest', action: 'signIn' };
  }
  if (registration === 'queued') {
    return { label: 'Processing', tooltip: 'Your registration is on its way', action: null };
  }
  if (phase === 'ended' && !isRunOpen)
    return { label: 'Contest Ended', tooltip: 'Contest Ended', action: null };
  if (registration === 'registered') {
    return {
      label: 'Registered',
      tooltip: 'You have already registered for this contest',
      action: null,
    };
  }
  if (exclusion) return { label: 'Not Allowed', tooltip: exclusionTips[exclusion], action: null };
  return { label: 'Register', tooltip: null, action: 'register' };
}

/** CDET-32 … CDET-36 */
export function joinButton({ phase, registration, isRunOpen }: ButtonFacts): ContestButton | null {
  if (phase === 'ended' && !isRunOpen) {
    return { label: 'Ended', tooltip: 'Contest has ended already.', action: null };
  }
  if (phase === 'before' || registration !== 'registered') return null;
  return { label: 'Join the Contest!', tooltip: null, action: 'join' };
}
