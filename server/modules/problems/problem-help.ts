/** Hints and editorials (decision 104). Only this file adds the texts of `problem_help` to problems. */
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { Database } from '../../platform/database/open';
import { findEditorialTimes } from '../assignments/public';
import { findClosings } from '../closed-problems/public';

/** Replaces the former texts. Call it in a transaction that holds the problem. */
export async function saveHelp(
  transaction: Database,
  pk: string,
  { hints = [], editorial = '' }: Pick<NewProblem, 'hints' | 'editorial'>,
): Promise<void> {
  if (hints.length === 0 && editorial === '') {
    await transaction.deleteFrom('problem_help').where('problem_pk', '=', pk).execute();
    return;
  }
  await transaction
    .insertInto('problem_help')
    .values({ problem_pk: pk, hints, editorial })
    .onConflict((conflict) => conflict.column('problem_pk').doUpdateSet({ hints, editorial }))
    .execute();
}

/** For the creator and for exports. Without members that the problem does not have. */
export async function readHelp(db: Database, pk: string): Promise<Pick<NewProblem, 'hints' | 'editorial'>> {
  const row = await db
    .selectFrom('problem_help')
    .select(['hints', 'editorial'])
    .where('problem_pk', '=', pk)
    .executeTakeFirst();
  return {
    ...(row && row.hints.length > 0 && { hints: row.hints }),
    ...(row && row.editorial !== '' && { editorial: row.editorial }),
  };
}

/**
 * Adds hints and editorials to problems that this person may read, except what is withheld: everything while a contest
 * closes the problem to this person or its owner runs one with it, and editorials while an assignment is open.
 */
export async function withHelp(
  db: Database,
  details: readonly ProblemDetail[],
  uid: string | undefined,
  now = new Date(),
): Promise<ProblemDetail[]> {
  const pks = details
    .filter(({ hintCount = 0, hasEditorial }) => hintCount > 0 || hasEditorial)
    .map(({ _id }) => _id);
  if (pks.length === 0) return [...details];
  const closed = await findClosings(db, pks, uid, now);
  // Somebody who is not registered could pass the solution on.
  const closedByOwner = uid === undefined ? closed : await findClosings(db, pks, undefined, now);
  const times = uid === undefined ? new Map<string, Date>() : await findEditorialTimes(db, pks, uid, now);
  const rows = await db.selectFrom('problem_help').selectAll().where('problem_pk', 'in', pks).execute();
  const help = new Map(rows.map((row) => [row.problem_pk, row]));
  return details.map((detail) => {
    const { _id: pk } = detail;
    const own = detail.own === true || detail.role !== undefined;
    const texts = help.get(pk);
    if (!texts || closed.has(pk) || (closedByOwner.has(pk) && !own)) return detail;
    const from = own ? undefined : times.get(pk);
    return {
      ...detail,
      ...(texts.hints.length > 0 && { hints: texts.hints }),
      ...(texts.editorial !== '' && !from && { editorial: texts.editorial }),
      ...(texts.editorial !== '' && from && { editorialFrom: from.toISOString() }),
    };
  });
}
