import { sql } from 'kysely';
import type {
  Challenge,
  ChallengeListItem,
  ChallengeTranslation,
} from '../../../contract/entities/challenge';
import type { Difficulty } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { titlesSql, withoutDefaults } from '../problems/public';

/** Counts only public problems. */
export async function listChallenges(db: Database): Promise<ChallengeListItem[]> {
  const challenges = await db
    .selectFrom('challenges')
    .leftJoin('challenge_problems', 'challenge_problems.challenge_pk', 'challenges.pk')
    .leftJoin('problems', (join) =>
      join.onRef('problems.pk', '=', 'challenge_problems.problem_pk').on('problems.public', '=', true),
    )
    .select(['challenges.name', 'challenges.description', 'url', 'challenges.tags', 'challenges.version'])
    .select('challenges.translations')
    .select(sql<number>`count(problems.pk)::int`.as('problemCount'))
    .select(
      sql<string[]>`coalesce(array_agg(problems.id order by challenge_problems.position)
        filter (where problems.pk is not null), '{}')`.as('problemIDs'),
    )
    .select(
      sql<Difficulty[]>`coalesce(array_agg(problems.difficulty order by problems.difficulty_rank)
        filter (where problems.pk is not null), '{}')`.as('difficulties'),
    )
    .groupBy('challenges.pk')
    .orderBy('challenges.position')
    .orderBy('challenges.pk')
    .execute();
  return challenges.map((one) => ({ ...withTexts(one), difficulties: [...new Set(one.difficulties)] }));
}

/** With its public problems in order. */
export async function readChallenge(db: Database, url: string): Promise<Challenge | undefined> {
  const challenge = await db
    .selectFrom('challenges')
    .select(['pk', 'name', 'description', 'url', 'tags', 'version', 'translations'])
    .where('url', '=', url)
    .executeTakeFirst();
  if (!challenge) return undefined;
  const problems = await db
    .selectFrom('challenge_problems')
    .innerJoin('problems', 'problems.pk', 'challenge_problems.problem_pk')
    .select(['problems.id', 'title', 'difficulty', 'tags', 'type', 'version', 'language'])
    .select(titlesSql.as('titles'))
    .where('challenge_pk', '=', challenge.pk)
    .where('public', '=', true)
    .orderBy('position')
    .execute();
  return { ...withTexts(challenge), problems: problems.map(withoutDefaults) };
}

/** A challenge in one language has no list of translations. */
function withTexts<Row extends { translations: ChallengeTranslation[] }>({ translations, ...row }: Row) {
  return translations.length > 0 ? { ...row, translations } : row;
}
