import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { dropPersonal } from '../storage/drop-copies';
import { storeChallengeList } from './challenges';
import { storeListRows } from './problems';
import { countTaggedOnDevice, problemTags, readTags, storeTags } from './tags';

beforeEach(dropPersonal);

const problem = (id: string, ...tags: string[]) => ({
  _id: `cursor-${id}`,
  id,
  title: id,
  difficulty: 'easy' as const,
  tags,
});
const challenge = (url: string, ...tags: string[]) => ({
  name: url,
  description: '',
  url,
  problemCount: 1,
  version: 1,
  tags,
});

test('NAV-19 without an answer of the server, tags on this device are counted, the most frequent first', async () => {
  await storeListRows([problem('a', 'graphs', 'bfs'), problem('b', 'graphs'), problem('c', 'dp')]);
  await storeChallengeList([challenge('way', 'graphs', 'dp')]);
  expect(await readTags()).toEqual({
    tags: [
      { tag: 'graphs', problems: 2, challenges: 1 },
      { tag: 'dp', problems: 1, challenges: 1 },
      { tag: 'bfs', problems: 1, challenges: 0 },
    ],
  });
  expect(await countTaggedOnDevice('graphs')).toEqual({ problems: 2, challenges: 1, contests: 0 });
  expect(await countTaggedOnDevice('nothing')).toEqual({ problems: 0, challenges: 0, contests: 0 });
});

test('counts of the server replace local ones, and the result says whether they changed', async () => {
  const tags = [{ tag: 'heap', problems: 9, challenges: 0 }];
  expect(await storeTags(tags, 7)).toBe(true);
  expect(await storeTags(tags, 8)).toBe(false);
  expect(await readTags()).toEqual({ tags, fetchedAt: 8 });
});

test('EXP-4 the tag filter offers tags of all problems, not only of problems on this device', async () => {
  await storeListRows([problem('a', 'graphs'), problem('b', 'private-tag', 'graphs')]);
  expect(await problemTags()).toEqual(['graphs', 'private-tag']);
  await storeTags([
    { tag: 'trees', problems: 3, challenges: 0 },
    { tag: 'graphs', problems: 2, challenges: 0 },
    { tag: 'journey', problems: 0, challenges: 1 },
  ]);
  expect(await problemTags()).toEqual(['graphs', 'private-tag', 'trees']);
});
