import { sql } from 'kysely';
import type { Challenge, ChallengeListItem } from '../../../contract/entities/challenge';
import type { Database } from '../../platform/database/open';

/** All challenges; problems that are not public do not count. */
export async function listChallenges(db: Database): Promise<ChallengeListItem[]> {
  return await db
    .selectFrom('challenges')
    .leftJoin('challenge_problems', 'challenge_problems.challenge_pk', 'challenges.pk')
    .leftJoin('problems', (join) =>
      join.onRef('problems.pk', '=', 'challenge_problems.problem_pk').on('problems.public', '=', true),
    )
    .select(['challenges.name', 'challenges.description', 'url', 'challenges.tags', 'challenges.version'])
    .select(sql<number>`count(problems.pk)::int`.as('problemCount'))
    .groupBy('challenges.pk')
    .orderBy('challenges.position')
    .orderBy('challenges.pk')
    .execute();
}

/** A challenge with its public problems in order, or undefined. */
export async function readChallenge(db: Database, url: string): Promise<Challenge | undefined> {
  const challenge = await db
    .selectFrom('challenges')
    .select(['pk', 'name', 'description', 'url', 'tags', 'version'])
    .where('url', '=', url)
    .executeTakeFirst();
  if (!challenge) return undefined;
  const problems = await db
    .selectFrom('challenge_problems')
    .innerJoin('problems', 'problems.pk', 'challenge_problems.problem_pk')
    .select(['problems.id', 'title', 'difficulty', 'tags', 'type', 'version'])
    .where('challenge_pk', '=', challenge.pk)
    .where('public', '=', true)
    .orderBy('position')
    .execute();
  return { ...challenge, problems };
}
