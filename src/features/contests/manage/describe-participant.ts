import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';
import type { TeamDetails } from '../../../../contract/entities/contest/team';
import { notice } from '../../../lib/translation';
import { formatTimeSpan } from './format-time';
import { messages } from './messages';
import { participantState } from './participant-state';

const texts = messages.participant;

/** The time left, or the cause of a disqualification. */
export function describeState(person: ManagedParticipant, nowMs: number): string {
  const state = participantState(person, nowMs);
  if (state === 'disqualified') return notice(person.end?.cause ?? '');
  if (state !== 'running') return '';
  if (person.deadline === null) return texts.noTimer;
  return texts.timeLeft(formatTimeSpan(Date.parse(person.deadline) - nowMs));
}

/** Empty in contests without an email restriction. */
export function describeEmail({ email, emailProven, acceptedAt, registeredAt }: ManagedParticipant): string {
  if (email === null) return '';
  if (emailProven) return email;
  if (!acceptedAt) return texts.notConfirmed(email);
  // The server accepts a registration with the contest password at once.
  return acceptedAt === registeredAt ? texts.byPassword(email) : texts.acceptedByYou(email);
}

export const describeTeam = ({ teamName, affiliation, country }: TeamDetails): string =>
  [teamName, affiliation, country].filter(Boolean).join(' · ');
