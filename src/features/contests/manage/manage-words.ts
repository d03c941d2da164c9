import type { ManagedEntry, ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';
import { languageLabels } from '../../../../contract/limits';
import { verdictLabels } from '../../../../contract/rules/verdicts';
import { csvText } from '../../../lib/files/csv';
import { counted } from '../../../lib/words';
import { type Filter, type ParticipantState, participantState } from './participant-state';

export const stateWords: Readonly<Record<ParticipantState, string>> = {
  registered: 'Registered',
  running: 'Running',
  timeOver: 'Time over',
  finished: 'Finished',
  eliminated: 'Disqualified',
  blocked: 'Blocked',
};

export const filterWords: Readonly<Record<Filter, string>> = {
  all: 'Everybody',
  warned: 'With warnings',
  byCode: 'Started by code',
  ...stateWords,
};

/** `1 h 20 min`, `12 min`, `40 s` */
export function leftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `1:04:09` */
export function elapsedText(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const exact = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** To the second, because times may disagree by half a minute. */
export function exactText(time: string): string {
  return exact.format(Date.parse(time));
}

export function stateDetail(person: ManagedParticipant, nowMs: number): string {
  const state = participantState(person, nowMs);
  if (state === 'eliminated') return person.end?.cause ?? '';
  if (state !== 'running') return '';
  return person.deadline === null ? 'No timer' : `${leftText(Date.parse(person.deadline) - nowMs)} left`;
}

/** `2 of 3 warnings`; without a limit `2 warnings`. */
export function warningsText(warnings: number, maxWarnings: number): string {
  return maxWarnings === 0
    ? counted(warnings, 'warning')
    : `${warnings} of ${counted(maxWarnings, 'warning')}`;
}

/** Empty in contests without an email restriction. */
export function emailText({ email, emailProven, acceptedAt, registeredAt }: ManagedParticipant): string {
  if (email === null) return '';
  if (emailProven) return email;
  if (!acceptedAt) return `${email} (not confirmed)`;
  // The server accepts a registration with the contest password at once.
  const isByPassword = acceptedAt === registeredAt;
  return `${email} (${isByPassword ? 'registered with the contest password' : 'accepted by you'}, email not confirmed)`;
}

export const entryStateWords: Readonly<Record<ManagedEntry['state'], string>> = {
  held: 'Held for review',
  late: 'Counts, synced late',
  counted: 'Counts',
  refused: 'Refused',
};

/** `Python 3`, or `answer` */
export function workText({ kind, language }: ManagedEntry): string {
  if (kind === 'answer') return 'answer';
  return language ? languageLabels[language] : 'code';
}

export function verdictText({ verdict, status, state }: ManagedEntry): string {
  if (verdict) return verdictLabels[verdict];
  if (status === undefined) return '';
  if (state === 'held' || state === 'refused') return 'Not judged';
  return status === 'queued' ? 'Waiting for the judge' : 'Judging';
}

const columns = [
  'Username',
  'Display name',
  'E-mail',
  'Email confirmed',
  'State',
  'Cause',
  'Warnings',
  'Extra time (min)',
  'Registered',
  'Started',
  'Started by code',
  'Ended',
];

export function participantsCsv(participants: readonly ManagedParticipant[], nowMs: number): string {
  const rows = participants.map((person) => [
    person.username,
    person.displayName,
    person.email ?? '',
    person.email === null ? '' : person.emailProven ? 'yes' : 'no',
    stateWords[participantState(person, nowMs)],
    person.end?.cause ?? '',
    String(person.warnings),
    String(Math.round(person.extraTimeMs / 60_000)),
    person.registeredAt,
    person.startedAt ?? '',
    person.startedAt === null ? '' : person.startedByCode ? 'yes' : 'no',
    person.end?.at ?? '',
  ]);
  return csvText([columns, ...rows]);
}
