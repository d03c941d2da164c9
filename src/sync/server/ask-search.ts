import type { SearchResult } from '../../../contract/entities/search';
import { requestTimeoutMs } from '../../../contract/limits';
import type { AccountKey } from '../../data/account/account';
import { messages } from './messages';
import { call } from './page-client';

export type SearchAnswer =
  /** account: in whose name the server answered. */
  | { ok: true; results: SearchResult[]; account: AccountKey | undefined }
  | { ok: false; reason: 'offline' | 'timeout' | 'refused' | 'aborted'; message: string };

/** One call, at most ten seconds (LIM-2). Expects a normalized query. Never throws. */
export async function askSearch(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const answer = await call('search', {
    body: { query },
    signal,
    timeoutMs: requestTimeoutMs.search,
    retries: 0,
  });
  if (answer.ok) return { ok: true, results: answer.data, account: answer.account };
  const { kind, error } = answer.failure;
  if (kind === 'timeout') return { ok: false, reason: 'timeout', message: messages.searchTimeout };
  return { ok: false, reason: kind === 'http' ? 'refused' : kind, message: error.message };
}
