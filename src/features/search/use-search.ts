import { type Dispatch, useEffect, useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { debounceMs } from '../../../contract/limits';
import { normalizeQuery } from '../../../contract/rules/search-query';
import { accountKey } from '../../auth/session';
import { syncStatus } from '../../sync/network/sync-status';
import { askSearch } from '../../sync/server/ask-search';
import { deviceSearch } from './device-search';
import { nothingAsked, type SearchEvent, type SearchState, transition } from './search-machine';
import { sessionAnswers } from './session-answers';

/** A faster server answer is shown without local results before it. */
const serverFirstMs = 200;

/**
 * SRCH-3
 * @param hurried searches at once
 */
export function useSearch(
  text: string,
  hurried: boolean,
): { query: string; state: SearchState; tell: Dispatch<SearchEvent> } {
  const [state, tell] = useReducer(transition, nothingAsked);
  const online = useSnapshot(syncStatus).network !== 'offline';
  const query = normalizeQuery(text);
  useEffect(() => {
    if (query === '') return tell({ type: 'cleared' });
    const remembered = sessionAnswers.get(accountKey(), query);
    if (remembered) {
      tell({ type: 'asked', query, online: true });
      return tell({ type: 'serverAnswered', query, results: remembered });
    }
    const asking = new AbortController();
    const tellWhileAsked = (event: SearchEvent) => void (asking.signal.aborted || tell(event));
    const delayMs = hurried ? 0 : debounceMs.search;
    const timer = setTimeout(() => askBoth(query, online, asking.signal, tellWhileAsked), delayMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, online, hurried]);
  return { query, state, tell };
}

function askBoth(
  query: string,
  online: boolean,
  signal: AbortSignal,
  tell: (event: SearchEvent) => void,
): void {
  tell({ type: 'asked', query, online });
  const server = online ? askServer(query, signal, tell) : Promise.resolve();
  void deviceSearch.find(accountKey(), query).then(async (results) => {
    const pause = new Promise((resolve) => setTimeout(resolve, serverFirstMs));
    await Promise.race([server, pause]);
    tell({ type: 'deviceAnswered', query, results });
  });
}

async function askServer(
  query: string,
  signal: AbortSignal,
  tell: (event: SearchEvent) => void,
): Promise<void> {
  const account = accountKey();
  const answer = await askSearch(query, signal);
  if (answer.ok) {
    sessionAnswers.set(account, query, answer.results);
    return tell({ type: 'serverAnswered', query, results: answer.results });
  }
  const { reason, message } = answer;
  if (reason !== 'aborted') tell({ type: 'serverFailed', query, reason, message });
}
