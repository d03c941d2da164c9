import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';
import { csvText } from '../../../lib/files/csv';
import { notice } from '../../../lib/translation';
import { messages } from './messages';
import { participantState } from './participant-state';

const texts = messages.csv;
const yesOrNo = (isTrue: boolean | undefined) => (isTrue ? texts.yes : texts.no);

export function participantsCsv(participants: readonly ManagedParticipant[], nowMs: number): string {
  const rows = participants.map((person) => [
    person.username,
    person.displayName,
    person.team?.teamName ?? '',
    person.team?.affiliation ?? '',
    person.team?.country ?? '',
    person.email ?? '',
    person.email === null ? '' : yesOrNo(person.emailProven),
    messages.participantStates[participantState(person, nowMs)],
    notice(person.end?.cause ?? ''),
    String(person.warnings),
    String(Math.round(person.extraTimeMs / 60_000)),
    person.registeredAt,
    person.startedAt ?? '',
    person.startedAt === null ? '' : yesOrNo(person.startedByCode),
    person.end?.at ?? '',
  ]);
  return csvText([texts.columns, ...rows]);
}
