import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches';

test('the newest six searches are stored once each, separately for each account', async () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'b', 'g']) await rememberSearch('ada', query);
  expect(await readRecentSearches('ada')).toEqual(['g', 'b', 'f', 'e', 'd', 'c']);
  expect(await readRecentSearches('bob')).toEqual([]);
  await forgetSearches('ada');
  expect(await readRecentSearches('ada')).toEqual([]);
});
