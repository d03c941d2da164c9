import { useEffect } from 'react';
import type { ManagedEntry } from '../../../../../contract/entities/contest/contest-manage';
import type { EntryFilter } from '../../../../../contract/entities/contest/entry-filter';
import { contestManageLimits } from '../../../../../contract/entities/contest/manage-limits';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { usePull } from '../../../../parts/local-copies/use-pull';
import { useRefresh } from '../../../../parts/local-copies/use-refresh';
import { fetchManagedEntries } from '../../../../sync/contest-run/review-submissions';
import { isMatching } from './entry-filter';

export type EntryList =
  | { status: 'loading' }
  | { status: 'failed'; again(): void }
  | { status: 'shown'; entries: ManagedEntry[]; total: number; isPartial: boolean };

const { entriesPerPage } = contestManageLimits;
export const listRefreshMs = 5000;

/**
 * One page of the matching submissions, newest first. The dashboard holds the newest ones; the server filters and pages
 * a longer list.
 * @param page from 0
 */
export function useEntryList(
  contest: ManagedContestRow,
  filter: EntryFilter,
  page: number,
  offline: boolean,
): EntryList {
  const { contestSlug } = contest;
  const isWhole = contest.totalEntries <= contest.entries.length;
  const isLocal = isWhole || offline;
  const pull = usePull(isLocal ? '' : JSON.stringify([contestSlug, filter, page]), async () =>
    isLocal ? null : await fetchManagedEntries({ contestSlug, ...filter, page }),
  );
  useRefresh(pull.again, listRefreshMs, isLocal);
  const { again } = pull;
  const { entries } = contest;
  // A decision changes the dashboard.
  useEffect(() => {
    if (!isLocal && entries.length > 0) again();
  }, [entries, again, isLocal]);
  if (isLocal) {
    const found = localEntries(contest, filter);
    const shown = found.slice(page * entriesPerPage, (page + 1) * entriesPerPage);
    return { status: 'shown', entries: shown, total: found.length, isPartial: !isWhole };
  }
  if (pull.last) return { status: 'shown', ...pull.last, isPartial: false };
  return pull.pulling ? { status: 'loading' } : { status: 'failed', again };
}

function localEntries({ entries, participants }: ManagedContestRow, filter: EntryFilter): ManagedEntry[] {
  const names = new Map(participants.map(({ username, displayName }) => [username, displayName]));
  return entries
    .filter((entry) => isMatching(entry, filter, names.get(entry.username) ?? ''))
    .sort((a, b) => (a.receivedTime < b.receivedTime ? 1 : a.receivedTime > b.receivedTime ? -1 : 0));
}
