import { type Dispatch, useEffect, useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { debounceMs } from '../../../contract/limits';
import { normalizeQuery } from '../../../contract/rules/search-query';
import { accountKey } from '../../auth/session';
import { syncStatus } from '../../sync/network/sync-status';
import { askSearch } from '../../sync/server/ask-search';
import { deviceSearch } from './device-search';
import { emptySearch, type SearchEvent, type SearchState, transition } from './search-machine';
import { sessionAnswers } from './session-answers';

/** A faster server answer is shown without local results before it. */
const serverFirstMs = 200;

/**
 * SRCH-3
 * @param immediate searches at once
 */
export function useSearch(
  text: string,
  immediate: boolean,
): { query: string; state: SearchState; dispatch: Dispatch<SearchEvent> } {
  const [state, dispatch] = useReducer(transition, emptySearch);
  const online = useSnapshot(syncStatus).network !== 'offline';
  const query = normalizeQuery(text);
  useEffect(() => {
    if (query === '') return dispatch({ type: 'cleared' });
    const remembered = sessionAnswers.get(accountKey(), query);
    if (remembered) {
      dispatch({ type: 'asked', query, online: true });
      return dispatch({ type: 'serverAnswered', query, results: remembered });
    }
    const asking = new AbortController();
    const dispatchUnlessAborted = (event: SearchEvent) => void (asking.signal.aborted || dispatch(event));
    const delayMs = immediate ? 0 : debounceMs.search;
    const timer = setTimeout(() => askBoth(query, online, asking.signal, dispatchUnlessAborted), delayMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, online, immediate]);
  return { query, state, dispatch };
}

function askBoth(
  query: string,
  online: boolean,
  signal: AbortSignal,
  dispatch: (event: SearchEvent) => void,
): void {
  dispatch({ type: 'asked', query, online });
  const server = online ? askServer(query, signal, dispatch) : Promise.resolve();
  void deviceSearch.find(accountKey(), query).then(async (results) => {
    const pause = new Promise((resolve) => setTimeout(resolve, serverFirstMs));
    await Promise.race([server, pause]);
    dispatch({ type: 'deviceAnswered', query, results });
  });
}

async function askServer(
  query: string,
  signal: AbortSignal,
  dispatch: (event: SearchEvent) => void,
): Promise<void> {
  const answer = await askSearch(query, signal);
  if (answer.ok) {
    if (answer.account !== undefined) sessionAnswers.set(answer.account, query, answer.results);
    return dispatch({ type: 'serverAnswered', query, results: answer.results });
  }
  const { reason, message } = answer;
  if (reason !== 'aborted') dispatch({ type: 'serverFailed', query, reason, message });
}
