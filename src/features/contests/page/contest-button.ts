/** What the buttons of a contest's page say and whether they do anything. Pure; the table of its states is in the test. */
import type { ContestPhase } from '../../../../contract/rules/contest/contest-clock';
import type { Eligibility } from '../../../../contract/rules/contest/eligibility';

/** domain, emails: the list that the person's e-mail is not on · blocked: by the organiser. */
export type Exclusion = Extract<Eligibility, { allowed: false }>['reason'];

/** queued: written on this device, and no server has it yet. */
export type Registration = 'none' | 'queued' | 'registered';

export interface ButtonFacts {
  phase: ContestPhase;
  isSignedIn: boolean;
  registration: Registration;
  /** null: whoever is here may take part. */
  exclusion: Exclusion | null;
  /** Their own run goes on, also after the common end: by extra time, or because an elimination was undone. */
  isRunOpen: boolean;
}

/** Whether a run has time left by its own deadline. */
export function hasTimeLeft(run: { end: unknown; deadline: string | null } | null, nowMs: number): boolean {
  return run !== null && run.end === null && (run.deadline === null || nowMs < Date.parse(run.deadline));
}

export interface ContestButton {
  label: string;
  /** null: the label says it all. */
  tooltip: string | null;
  /** What a press does; null: it cannot be pressed. */
  action: 'signIn' | 'register' | 'join' | null;
}

const exclusionTips: Record<Exclusion, string> = {
  domain: 'Your email domain is not allowed to join this contest',
  emails: 'Your email is not allowed to join this contest',
  blocked: 'The organiser has blocked you from this contest',
};

/** CDET-15 … CDET-26: the first state that holds wins (CDET-21). */
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

/** CDET-32 … CDET-36: the way into a contest, for who is registered once it has started; what stands there after the end. */
export function joinButton({ phase, registration, isRunOpen }: ButtonFacts): ContestButton | null {
  if (phase === 'ended' && !isRunOpen) {
    return { label: 'Ended', tooltip: 'Contest has ended already.', action: null };
  }
  if (phase === 'before' || registration !== 'registered') return null;
  return { label: 'Join the Contest!', tooltip: null, action: 'join' };
}
