import { sql } from 'kysely';
import type { RejudgeRequest } from '../../../../contract/entities/contest/rejudge';
import { mayOnProblem } from '../../../../contract/rules/problem-roles';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findContest, findManagedContest } from '../../contests/public';
import { findProblemRole } from '../../problem-members/public';

/** Rejudges bundled problems. Never set by HTTP. */
export const operator = Symbol('operator');
export type RejudgeCaller = string | typeof operator;

/** A problem with the scope of its rejudge. */
export interface RejudgedProblem {
  readonly pk: string;
  readonly id: string;
  readonly isQuestion: boolean;
  /** Each user can have one open preview. */
  readonly person: string;
  readonly isOperator: boolean;
  /** Null: practice, and the user's own contests with the newest version. */
  readonly contestPk: string | null;
  readonly version: number;
}

/**
 * For the problem's authors, for the operator, and for the jury of a contest with the problem, limited to that
 * contest.
 */
export async function findRejudged(
  db: Database,
  { problemID, contestSlug }: Pick<RejudgeRequest, 'problemID' | 'contestSlug'>,
  asking: RejudgeCaller,
): Promise<RejudgedProblem> {
  const found = await db
    .selectFrom('problems')
    .select(['pk', 'id', 'version', 'creator', 'public', sql<boolean>`question is not null`.as('isQuestion')])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  const contestPk = await findJudgedContestPk(db, contestSlug, asking);
  const held = found && contestPk !== null ? await heldVersion(db, contestPk, found.pk) : undefined;
  const mayRejudge = asking === operator || (found !== undefined && (await isAuthor(db, found, asking)));
  const isKnown = found?.public || mayRejudge || held !== undefined;
  if (!found || !isKnown || (contestPk !== null && held === undefined))
    throw new Refusal('PROBLEM_NOT_FOUND');
  if (!mayRejudge && held === undefined) throw new Refusal('FORBIDDEN');
  const { pk, id, isQuestion } = found;
  const isOperator = asking === operator;
  const person = isOperator ? found.creator : asking;
  return { pk, id, isQuestion, person, isOperator, contestPk, version: held ?? found.version };
}

async function isAuthor(
  db: Database,
  problem: { pk: string; creator: string },
  uid: string,
): Promise<boolean> {
  const role = await findProblemRole(db, problem, uid);
  return role !== undefined && mayOnProblem(role, 'author');
}

/** @throws Refusal FORBIDDEN if the caller is not in the jury */
async function findJudgedContestPk(
  db: Database,
  slug: string | undefined,
  asking: RejudgeCaller,
): Promise<string | null> {
  if (slug === undefined) return null;
  const contest =
    asking === operator ? await findContest(db, slug) : await findManagedContest(db, slug, asking, 'judge');
  return contest.pk;
}

async function heldVersion(db: Database, contestPk: string, pk: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('contest_problems')
    .select('problem_version')
    .where('contest_pk', '=', contestPk)
    .where('problem_pk', '=', pk)
    .executeTakeFirst();
  return row?.problem_version;
}

/** @throws Refusal REJUDGE_NOT_FOUND */
export async function findRejudge(db: Database, problem: RejudgedProblem, rejudgeID: string) {
  const row = await db
    .selectFrom('rejudges')
    .select(['id', 'settled', 'problem_version', 'contest_pk', 'report'])
    .where('id', '=', rejudgeID)
    .where('problem_pk', '=', problem.pk)
    .$if(!problem.isOperator, (query) => query.where('creator', '=', problem.person))
    .executeTakeFirst();
  if (!row) throw new Refusal('REJUDGE_NOT_FOUND');
  const { contestPk } = problem;
  if (row.contest_pk === contestPk) return { row, problem };
  // The creator can omit the contest.
  if (row.contest_pk === null || contestPk !== null) throw new Refusal('REJUDGE_NOT_FOUND');
  const version = (await heldVersion(db, row.contest_pk, problem.pk)) ?? problem.version;
  return { row, problem: { ...problem, contestPk: row.contest_pk, version } };
}

export async function lockVersion(
  transaction: Database,
  { pk, contestPk }: RejudgedProblem,
): Promise<number | undefined> {
  if (contestPk === null) {
    const row = await transaction
      .selectFrom('problems')
      .select('version')
      .where('pk', '=', pk)
      .forShare()
      .executeTakeFirst();
    return row?.version;
  }
  const row = await transaction
    .selectFrom('contest_problems')
    .select('problem_version')
    .where('contest_pk', '=', contestPk)
    .where('problem_pk', '=', pk)
    .forShare()
    .executeTakeFirst();
  return row?.problem_version;
}

/**
 * For rows of `work` (submissions or answers): entries of the contest; else practice, and entries of own contests
 * with the same version. Other users' contests never change.
 */
export function isInScope({ contestPk, version, person, isOperator }: RejudgedProblem) {
  if (contestPk !== null) {
    return sql<boolean>`exists (select from contest_entries e where e.id = work.id and e.contest_pk = ${contestPk})`;
  }
  return sql<boolean>`not exists (
    select from contest_entries e join contests c on c.pk = e.contest_pk
      left join contest_problems q on q.contest_pk = e.contest_pk and q.problem_pk = e.problem_pk
      where e.id = work.id
        and (q.problem_version is distinct from ${version}::int or not (${isOperator}::boolean or c.creator = ${person})))`;
}
