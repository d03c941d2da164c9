import { sql } from 'kysely';
import { type Language, languages } from '../../../contract/limits';
import { toShownCode } from '../../../contract/rules/authoring/gap-markers';
import { similarityLimits } from '../../../contract/rules/contest/similarity-limits';
import { starterCode } from '../../../contract/rules/starter-code';
import type { Database } from '../../platform/database/open';
import type { Group } from './compare-group';

export interface GroupName {
  readonly problemPk: string;
  readonly language: Language;
}

/** The groups with at least two participants, in the order of the contest. */
export async function readGroupNames(db: Database, contestPk: string): Promise<GroupName[]> {
  const rows = await selectPrograms(db, contestPk)
    .innerJoin('contest_problems as q', (join) =>
      join.onRef('q.contest_pk', '=', 'e.contest_pk').onRef('q.problem_pk', '=', 'e.problem_pk'),
    )
    .select(['e.problem_pk as problemPk', 's.language', 'q.position'])
    .groupBy(['e.problem_pk', 's.language', 'q.position'])
    .having(sql<boolean>`count(distinct e.uid) > 1`)
    .orderBy('q.position')
    .execute();
  const order = (language: Language) => languages.indexOf(language);
  return rows
    .sort((a, b) => a.position - b.position || order(a.language) - order(b.language))
    .map(({ problemPk, language }) => ({ problemPk, language }));
}

/** Of each participant the best submission, of several the latest; of too many participants the newest ones. */
export async function readGroup(
  db: Database,
  contestPk: string,
  { problemPk, language }: GroupName,
): Promise<Group> {
  const best = selectPrograms(db, contestPk)
    .where('e.problem_pk', '=', problemPk)
    .where('s.language', '=', language)
    .distinctOn('e.uid')
    .select(['e.id', 's.code', 'e.received_time'])
    .orderBy('e.uid')
    .orderBy(sql`coalesce(s.score, -1)`, 'desc')
    .orderBy('e.received_time', 'desc');
  const programs = await db
    .selectFrom(best.as('best'))
    .select(['best.id', 'best.code'])
    .orderBy('best.received_time', 'desc')
    .limit(similarityLimits.programsMax)
    .execute();
  const given = await db
    .selectFrom('contest_problems as q')
    .innerJoin('problem_contents as held', (join) =>
      join.onRef('held.pk', '=', 'q.problem_pk').onRef('held.version', '=', 'q.problem_version'),
    )
    .select('held.initial_code')
    .where('q.contest_pk', '=', contestPk)
    .where('q.problem_pk', '=', problemPk)
    .executeTakeFirst();
  const starters = (given?.initial_code ?? []).filter((code) => code.language === language);
  return {
    language,
    programs,
    starters: [starterCode(language), ...starters.map((starter) => toShownCode(starter).code)],
  };
}

/** Refused submissions are not compared; held ones are. */
function selectPrograms(db: Database, contestPk: string) {
  return db
    .selectFrom('contest_entries as e')
    .innerJoin('submissions as s', 's.id', 'e.id')
    .where('e.contest_pk', '=', contestPk)
    .where('e.kind', '=', 'code')
    .where('e.state', '!=', 'refused');
}
