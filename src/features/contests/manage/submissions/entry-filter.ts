/** The list's filters: in the address, and applied to entries on this device. */
import type { ManagedEntry } from '../../../../../contract/entities/contest/contest-manage';
import type { EntryFilter } from '../../../../../contract/entities/contest/entry-filter';
import { languages } from '../../../../../contract/limits';
import { contestStates } from '../../../../../contract/rules/contest/contest-states';
import { verdicts } from '../../../../../contract/rules/judging/verdicts';
import { verdictOf } from './describe-entry';
import type { EntrySearch } from './entry-search';

export const languageChoices = [...languages, 'answer'] as const;
export const verdictChoices = ['waiting', ...verdicts] as const;

/** Unknown values match everything. */
export function filterOf({ participant, problem, language, verdict, state }: EntrySearch): EntryFilter {
  return {
    participant,
    problemID: problem,
    language: languageChoices.find((value) => value === language),
    verdict: verdictChoices.find((value) => value === verdict),
    state: contestStates.find((value) => value === state),
  };
}

export const isFiltered = (filter: EntryFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** As the server's query. */
export function isMatching(entry: ManagedEntry, filter: EntryFilter, displayName: string): boolean {
  const { participant = '', problemID, language, verdict, state } = filter;
  const wanted = participant.trim().toLowerCase();
  const ofEntry = entry.kind === 'answer' ? 'answer' : entry.language;
  return (
    `${entry.username}\n${displayName}`.toLowerCase().includes(wanted) &&
    (problemID === undefined || entry.problemID.toLowerCase() === problemID.toLowerCase()) &&
    (language === undefined || ofEntry === language) &&
    (state === undefined || entry.state === state) &&
    hasVerdict(entry, verdict)
  );
}

function hasVerdict(entry: ManagedEntry, wanted: EntryFilter['verdict']): boolean {
  if (wanted === undefined) return true;
  if (wanted !== 'waiting') return verdictOf(entry) === wanted;
  const isCounted = entry.state === 'counted' || entry.state === 'late';
  return entry.kind === 'code' && isCounted && entry.verdict === undefined;
}
