import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { writeZip } from '../../platform/zip';
import { fileNameOf } from './entry-points';

/** The code or the answer of one entry. @throws Refusal NOT_FOUND */
export async function zipSubmission(db: Database, id: string): Promise<Buffer> {
  const code = await db
    .selectFrom('submissions')
    .select(['code', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (code) return writeZip(new Map([[fileNameOf(code.language, code.code), code.code]]));
  const given = await db.selectFrom('answers').select('answer').where('id', '=', id).executeTakeFirst();
  if (!given) throw new Refusal('NOT_FOUND');
  return writeZip(new Map([['answer.txt', `${JSON.stringify(given.answer)}\n`]]));
}
