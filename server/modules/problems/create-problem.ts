import type { CreateProblem } from '../../../contract/entities/problem';
import { isReservedSlug, slugFromTitle } from '../../../contract/rules/slug';
import { newId } from '../../platform/database/new-id';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { insertProblem, type SavedProblem } from './save-problem';

/**
 * Stores a new problem of a person. An id that was asked for is taken or refused; without one the title gives it, with a number
 * when it is taken: the problem may have been written offline, where nobody could know.
 */
export async function createProblem(
  transaction: Database,
  problem: CreateProblem,
  uid: string,
): Promise<{ id: string; version: number }> {
  await requirePerson(transaction, uid);
  for (const id of candidateIds(problem)) {
    const saved: SavedProblem | undefined = await insertProblem(transaction, problem, id, uid);
    if (saved) return { id: saved.id, version: saved.version };
  }
  throw new Refusal('ID_TAKEN');
}

async function requirePerson(db: Database, uid: string): Promise<void> {
  const person = await db.selectFrom('users').select('uid').where('uid', '=', uid).executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
}

function candidateIds({ id, title }: CreateProblem): string[] {
  if (id !== undefined) {
    if (!isReservedSlug(id)) return [id];
    throw new Refusal('VALIDATION', {
      message: `${id} is a reserved word. Choose another id.`,
      fields: [{ path: 'id', message: 'This word is reserved.' }],
    });
  }
  const slug = slugFromTitle(title);
  const numbered = Array.from({ length: 20 }, (_, index) => `${slug}-${index + 2}`);
  return [slug, ...numbered, `problem-${newId()}`];
}
