/** The table of states is in the test. */
import type { ContestPhase } from '../../../../contract/rules/contest/contest-clock';
import type { Eligibility } from '../../../../contract/rules/contest/eligibility';
import { messages } from './messages';

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
  /** May be open after the common end, by extra time or an undone disqualification. */
  isRunOpen: boolean;
}

export function hasTimeLeft(run: { end: unknown; deadline: string | null } | null, nowMs: number): boolean {
  return run !== null && run.end === null && (run.deadline === null || nowMs < Date.parse(run.deadline));
}

export interface ContestButton {
  state: 'signIn' | 'processing' | 'ended' | 'registered' | 'notAllowed' | 'register' | 'join';
  label: string;
  /** null: the label needs no explanation. */
  tooltip: string | null;
  /** null: the button is disabled. */
  action: 'signIn' | 'register' | 'join' | null;
}

const texts = messages.button;

const exclusionTips: Record<Exclusion, string> = {
  domain: texts.domainNotAllowed,
  emails: texts.emailNotAllowed,
  blocked: texts.blocked,
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
    return { state: 'signIn', label: texts.signIn, tooltip: texts.signInTip, action: 'signIn' };
  }
  if (registration === 'queued') {
    return { state: 'processing', label: texts.processing, tooltip: texts.processingTip, action: null };
  }
  if (phase === 'ended' && !isRunOpen)
    return { state: 'ended', label: texts.contestEnded, tooltip: texts.contestEnded, action: null };
  if (registration === 'registered') {
    return { state: 'registered', label: texts.registered, tooltip: texts.registeredTip, action: null };
  }
  if (exclusion) {
    return {
      state: 'notAllowed',
      label: texts.notAllowed,
      tooltip: exclusionTips[exclusion],
      action: null,
    };
  }
  return { state: 'register', label: texts.register, tooltip: null, action: 'register' };
}

/** CDET-32 … CDET-36 */
export function joinButton({ phase, registration, isRunOpen }: ButtonFacts): ContestButton | null {
  if (phase === 'ended' && !isRunOpen) {
    return { state: 'ended', label: texts.ended, tooltip: texts.endedTip, action: null };
  }
  if (phase === 'before' || registration !== 'registered') return null;
  return { state: 'join', label: texts.join, tooltip: null, action: 'join' };
}
