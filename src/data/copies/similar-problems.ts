import { difficulties } from '../../../contract/limits';
import { cacheDb } from '../db/cache-db';
import type { ProblemListRow } from '../db/cache-rows';
import { inReadLanguage } from './shown-title';

/** Of each tag. More would only repeat frequent tags, which say little. */
const readMax = 300;

type Subject = Pick<ProblemListRow, 'id' | 'tags' | 'difficulty'>;

/**
 * The most similar problems on this device, without `left`. A shared tag counts more if fewer problems have it; the
 * same difficulty or the next one counts more than the others.
 */
export async function similarProblems(
  { id, tags, difficulty }: Subject,
  left: ReadonlySet<string>,
  limit: number,
): Promise<ProblemListRow[]> {
  const rank = difficulties.indexOf(difficulty);
  const scores = new Map<string, number>();
  const rows = new Map<string, ProblemListRow>();
  for (const tag of tags) {
    const tagged = cacheDb.problemList.where('tags').equals(tag);
    const weight = 1 / Math.log2(2 + (await tagged.count()));
    for (const row of await tagged.limit(readMax).toArray()) {
      if (row.id === id || left.has(row.id)) continue;
      rows.set(row.id, row);
      scores.set(row.id, (scores.get(row.id) ?? 0) + weight);
    }
  }
  const near = ({ difficultyRank }: ProblemListRow) => {
    const step = difficultyRank - rank;
    return step === 0 || step === 1 ? 1 : 0.6;
  };
  const scoreOf = (row: ProblemListRow) => (scores.get(row.id) ?? 0) * near(row);
  return [...rows.values()]
    .sort((a, b) => scoreOf(b) - scoreOf(a) || b.solvers - a.solvers || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(inReadLanguage);
}
