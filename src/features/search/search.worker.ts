/** A worker, because ranking would block the page. */
import { normalizeQuery } from '../../../contract/rules/search-query';
import { addSearchWords } from '../../data/copies/add-search-words';
import { readSearchDocuments } from '../../data/copies/search-documents';
import type { DeviceAnswer, DeviceQuestion } from './device-search';
import { buildSearchIndex } from './search-index';

async function answer({ id, query }: DeviceQuestion): Promise<DeviceAnswer> {
  try {
    await addSearchWords();
    const asked = normalizeQuery(query);
    return { id, results: buildSearchIndex(await readSearchDocuments(asked)).find(asked) };
  } catch (error) {
    console.warn('This device could not be searched', error);
    return { id, results: [] };
  }
}

// In sequence, so that the newest answer comes last.
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<DeviceQuestion>) => {
  last = last.then(async () => postMessage(await answer(data)));
});
