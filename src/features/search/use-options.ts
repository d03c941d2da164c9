import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import type { SearchResult } from '../../../contract/entities/search';
import { accountKey, session } from '../../auth/session';
import { readRecentSearches } from '../../data/copies/recent-searches';
import type { SearchOption } from './search-option';

export function useOptions(
  query: string,
  shown: readonly SearchResult[],
): { options: SearchOption[]; account: string } {
  useSnapshot(session);
  const account = accountKey();
  const recent = useLiveQuery(() => readRecentSearches(account), [account]) ?? [];
  const options: SearchOption[] =
    query === ''
      ? recent.map((text) => ({ kind: 'recent', query: text }))
      : shown.map((result) => ({ kind: 'result', result }));
  return { options, account };
}
