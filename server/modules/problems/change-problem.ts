import { sql } from 'kysely';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { awardBadges } from '../badges/public';
import { saveJury } from '../jury/public';
import { findAuthored } from '../problem-members/public';
import { archiveVersion } from './former-versions';
import { deleteHistories } from './history/delete-histories';
import { fitHistory, recordFormerVersion, recordVersion } from './history/record-version';
import { problemRefusals } from './messages';
import { saveHelp } from './problem-help';
import { lockQuota } from './problem-quota';
import { saveTools } from './problem-tools';
import { replaceProblem } from './save-problem';

interface ProblemChange {
  readonly problemID: string;
  /** The version that was edited. */
  readonly version: number;
  readonly problem: NewProblem;
  /** Of the author, for the history. */
  readonly note?: string | undefined;
}

/** No account has this uid (ROLE-12). */
const noCreator = '';

/** Existing judgements stay; devices learn of the version from lists. Contests keep their version. */
export async function changeProblem(
  transaction: Database,
  { problemID, version, problem, note = '' }: ProblemChange,
  uid: string,
  quotaMb: number,
): Promise<{ id: string; version: number }> {
  const stored = await lockChanged(transaction, problemID, uid);
  if (stored.version !== version) throw new Refusal('PROBLEM_EDITED');
  if (stored.is_question !== 'questionData' in problem) {
    const message = problemRefusals.kindChanged;
    throw new Refusal('VALIDATION', { message, fields: [{ path: 'problem.type', message }] });
  }
  await recordFormerVersion(transaction, stored.pk);
  const saved = await replaceProblem(transaction, problem, stored);
  await saveJury(transaction, saved.pk, problem, uid);
  await recordVersion(transaction, saved, problem, { uid, note });
  await fitHistory(transaction, saved, stored.creator, quotaMb);
  if (problem.public) await awardBadges(transaction, stored.creator, ['setter']);
  return { id: saved.id, version: saved.version };
}

/**
 * A used problem stays in the tables as a private problem without owner, so that past results keep their reference.
 * Contests keep their version.
 */
export async function deleteProblem(
  transaction: Database,
  problemID: string,
  uid: string,
): Promise<{ id: string }> {
  const { pk, id } = await findAuthored(transaction, problemID, uid, 'creator', 'delete');
  if (await isUsed(transaction, pk)) {
    await archiveVersion(transaction, pk);
    await deleteHistories(transaction, [pk]);
    await saveHelp(transaction, pk, {});
    await saveTools(transaction, pk, {});
    await transaction.deleteFrom('jury_solutions').where('problem_pk', '=', pk).execute();
    await transaction.deleteFrom('jury_files').where('problem_pk', '=', pk).execute();
    await transaction.deleteFrom('problem_members').where('problem_pk', '=', pk).execute();
    await transaction
      .updateTable('problems')
      .set((row) => ({
        creator: noCreator,
        public: false,
        hint_count: 0,
        has_editorial: false,
        version: row('version', '+', 1),
        updated_at: new Date(),
      }))
      .where('pk', '=', pk)
      .execute();
  } else {
    await transaction.deleteFrom('problems').where('pk', '=', pk).execute();
  }
  return { id };
}

/** Refuses a stale change before the judge works on it. `changeProblem` checks again, with a lock. */
export async function requireNewest(
  db: Database,
  { problemID, version }: Pick<ProblemChange, 'problemID' | 'version'>,
  uid: string,
): Promise<void> {
  const newest = await findAuthored(db, problemID, uid, 'author');
  if (newest.version !== version) throw new Refusal('PROBLEM_EDITED');
}

/** A change by a co-author also uses the creator's storage. */
async function lockChanged(transaction: Database, problemID: string, uid: string) {
  const { creator } = await findAuthored(transaction, problemID, uid, 'author');
  await lockQuota(transaction, creator);
  const found = await findAuthored(transaction, problemID, uid, 'author', 'change');
  const { is_question } = await transaction
    .selectFrom('problems')
    .select(sql<boolean>`question is not null`.as('is_question'))
    .where('pk', '=', found.pk)
    .executeTakeFirstOrThrow();
  return { ...found, is_question };
}

async function isUsed(transaction: Database, pk: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from submissions where problem_pk = ${pk})
      or exists (select from answers where problem_pk = ${pk})
      or exists (select from contest_problems where problem_pk = ${pk})
      or exists (select from contest_entries where problem_pk = ${pk})
      or exists (select from challenge_problems where problem_pk = ${pk}) as used`.execute(transaction);
  return rows[0]?.used === true;
}
