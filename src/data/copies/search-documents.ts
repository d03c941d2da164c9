import type { SearchResult } from '../../../contract/entities/search';
import { cacheDb } from '../db/cache-db';
import { type ProblemCandidate, readProblemCandidates } from './search-candidates';
import { inReadLanguage } from './shown-title';
import { readTags } from './tags';

export interface SearchDocument {
  result: SearchResult;
  tags: string;
  text: string;
}

function problemDocument({ row, text }: ProblemCandidate): SearchDocument {
  const { id, difficulty, type, tags, isPrivate } = row;
  const name = inReadLanguage(row).title;
  const others = [row.title, ...(row.titles ?? []).map(({ title }) => title)].filter(
    (title) => title !== name,
  );
  return {
    result: {
      type: 'problem' as const,
      name,
      url: id,
      difficulty,
      problemType: type,
      tags,
      ...(isPrivate && { isPrivate }),
    },
    tags: tags.join(' '),
    text: [...others, text].join(' ').trim(),
  };
}

/** Problems that the query may mean, and all other things, which are few. */
export async function readSearchDocuments(query: string): Promise<SearchDocument[]> {
  const problems = await readProblemCandidates(query);
  const challenges = await cacheDb.challengeList.toArray();
  const contests = await cacheDb.contestList.where('list').equals('public').toArray();
  const { tags } = await readTags();
  return [
    ...problems.map(problemDocument),
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
