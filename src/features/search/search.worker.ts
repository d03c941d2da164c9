/** A worker, because reading and indexing 20,000 problems would block the page. */
import { normalizeQuery } from '../../../contract/rules/search-query';
import { readSearchDocuments, searchDocumentsState } from '../../data/copies/search-documents';
import type { DeviceAnswer, DeviceQuestion } from './device-search';
import { buildSearchIndex, type SearchIndex } from './search-index';

/** Changes that leave the counts equal are found only after this time. */
const renewAfterMs = 300_000;

let known: { index: SearchIndex; state: string; builtAt: number } | undefined;

async function currentIndex(): Promise<SearchIndex> {
  const state = await searchDocumentsState();
  if (known?.state === state && Date.now() - known.builtAt < renewAfterMs) return known.index;
  known = { index: buildSearchIndex(await readSearchDocuments()), state, builtAt: Date.now() };
  return known.index;
}

async function answer({ id, query }: DeviceQuestion): Promise<DeviceAnswer> {
  try {
    return { id, results: (await currentIndex()).find(normalizeQuery(query)) };
  } catch (error) {
    console.warn('This device could not be searched', error);
    return { id, results: [] };
  }
}

// In sequence: two at once would build the index twice.
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<DeviceQuestion>) => {
  last = last.then(async () => postMessage(await answer(data)));
});
