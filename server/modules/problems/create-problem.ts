import { sql } from 'kysely';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { isReservedSlug, slugFromTitle } from '../../../contract/rules/names/slug';
import type { Context } from '../../platform/context';
import { newId } from '../../platform/database/new-id';
import type { Database } from '../../platform/database/open';
import type { Call } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { awardBadges } from '../badges/public';
import { saveJury } from '../jury/public';
import { judgeNeeded, patienceFor } from './await-judge';
import { recordVersion } from './history/record-version';
import { problemRefusals } from './messages';
import { lockQuota, requireQuota } from './problem-quota';
import { insertProblem, type SavedProblem } from './save-problem';

/** The first compiler errors are enough. */
const logShownMax = 4000;

/**
 * A requested id is used or refused; otherwise the id comes from the title, with a number if taken: a problem written
 * offline cannot know.
 */
export async function createProblem(
  transaction: Database,
  problem: NewProblem,
  uid: string,
  quotaMb: number,
): Promise<{ id: string; version: number }> {
  await requirePerson(transaction, uid);
  await lockQuota(transaction, uid);
  for (const id of candidateIds(problem)) {
    const saved: SavedProblem | undefined = await insertProblem(transaction, problem, id, uid);
    if (!saved) continue;
    await saveJury(transaction, saved.pk, problem, uid);
    await recordVersion(transaction, saved, problem, { uid, note: '' });
    await requireQuota(transaction, uid, quotaMb);
    if (problem.public) await awardBadges(transaction, uid, ['setter']);
    return { id: saved.id, version: saved.version };
  }
  throw new Refusal('ID_TAKEN');
}

/**
 * Refuses a checker that does not compile, or that no judge could try yet: the client sends the problem again. Takes
 * seconds, so never call it in a transaction.
 */
export async function requireChecker(
  problem: NewProblem,
  { tryChecker, config }: Pick<Context, 'tryChecker' | 'config'>,
  { db, caller, endings }: Pick<Call<'problemCreate'>, 'db' | 'caller' | 'endings'>,
): Promise<void> {
  if (!('checker' in problem) || problem.checker.type === 'tokens') return;
  const languages = [problem.checker.language];
  const patience = await patienceFor(db, config, languages);
  const tried = await tryChecker(problem.checker, caller.uid, [...endings, ...patience]);
  if (tried.type === 'compiles') return;
  if (tried.type === 'refused') {
    const message = problemRefusals.checkerBroken(tried.log.slice(0, logShownMax));
    throw new Refusal('VALIDATION', {
      message,
      fields: [{ path: 'checker', message: 'The checker does not compile.' }],
    });
  }
  if (endings.some(({ aborted }) => aborted)) throw new Refusal('UNAVAILABLE');
  throw await judgeNeeded(db, 'checker', tried, languages);
}

export async function requirePerson(db: Database, uid: string): Promise<void> {
  const person = await db.selectFrom('users').select('uid').where('uid', '=', uid).executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
}

/** PWIZ-11 */
export async function readIdAvailability(
  db: Database,
  id: string,
): Promise<{ available: boolean; instead: string }> {
  const candidates = [id, ...numberedIds(id)];
  const rows = await db
    .selectFrom('problems')
    .select(sql<string>`lower(id)`.as('id'))
    .where(
      sql`lower(id)`,
      'in',
      candidates.map((candidate) => candidate.toLowerCase()),
    )
    .execute();
  const taken = new Set(rows.map((row) => row.id));
  const instead = candidates.find((candidate) => !taken.has(candidate.toLowerCase())) ?? `${id}-…`;
  return { available: instead === id && !isReservedSlug(id), instead };
}

const numberedIds = (slug: string) => Array.from({ length: 20 }, (_, index) => `${slug}-${index + 2}`);

function candidateIds({ id, title }: NewProblem): string[] {
  if (id !== undefined) {
    if (!isReservedSlug(id)) return [id];
    throw new Refusal('VALIDATION', {
      message: problemRefusals.idReserved(id),
      fields: [{ path: 'id', message: 'This word is reserved.' }],
    });
  }
  const slug = slugFromTitle(title);
  return [slug, ...numberedIds(slug), `problem-${newId()}`];
}
