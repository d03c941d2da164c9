import type { SearchResult } from '../../../contract/entities/search';
import { cacheDb } from '../db/cache-db';
import { readTags } from './tags';

export interface SearchDocument {
  result: SearchResult;
  tags: string;
  text: string;
}

/** Enough text for a relevant match. */
const textLengthMax = 2000;

/** Changes when documents were added or removed: read them again. */
export async function searchDocumentsState(): Promise<string> {
  const tables = [cacheDb.problemList, cacheDb.problems, cacheDb.challengeList, cacheDb.contestList];
  return (await Promise.all(tables.map((table) => table.count()))).join('/');
}

export async function readSearchDocuments(): Promise<SearchDocument[]> {
  const texts = new Map<string, string>();
  await cacheDb.problems.each(({ id, description }) => texts.set(id, description.slice(0, textLengthMax)));
  const problems = await cacheDb.problemList.toArray();
  const challenges = await cacheDb.challengeList.toArray();
  const contests = await cacheDb.contestList.where('list').equals('public').toArray();
  const { tags } = await readTags();
  return [
    ...problems.map(({ id, title, difficulty, type, tags: own }) => ({
      result: { type: 'problem' as const, name: title, url: id, difficulty, problemType: type, tags: own },
      tags: own.join(' '),
      text: texts.get(id) ?? '',
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
