import type { SearchResult } from '../../../contract/entities/search';
import { cacheDb } from '../db/cache-db';
import { readProblemCandidates } from './search-candidates';
import { readTags } from './tags';

export interface SearchDocument {
  result: SearchResult;
  tags: string;
  text: string;
}

/** Problems that the query may mean, and all other things, which are few. */
export async function readSearchDocuments(query: string): Promise<SearchDocument[]> {
  const problems = await readProblemCandidates(query);
  const challenges = await cacheDb.challengeList.toArray();
  const contests = await cacheDb.contestList.where('list').equals('public').toArray();
  const { tags } = await readTags();
  return [
    ...problems.map(({ row: { id, title, difficulty, type, tags: own, isPrivate }, text }) => ({
      result: {
        ...{ type: 'problem' as const, name: title, url: id, difficulty, problemType: type, tags: own },
        ...(isPrivate && { isPrivate }),
      },
      tags: own.join(' '),
      text,
    })),
    ...challenges.map(({ name, url, description, tags: own, problemCount }) => ({
      result: { type: 'challenge' as const, name, url, tags: own, count: problemCount },
      tags: own.join(' '),
      text: description,
    })),
    ...contests.map(({ name, contestSlug, creatorName, tags: own }) => ({
      result: { type: 'contest' as const, name, url: contestSlug, tags: own },
      tags: own.join(' '),
      text: creatorName,
    })),
    ...tags.map(({ tag, problems: carrying, challenges: more }) => ({
      result: { type: 'tag' as const, name: tag, url: tag, count: carrying + more },
      tags: '',
      text: '',
    })),
  ];
}
