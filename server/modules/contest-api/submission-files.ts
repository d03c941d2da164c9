import type { Language } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { writeZip } from '../../platform/zip';

const fileNames: Readonly<Record<Language, string>> = {
  PYTHON3: 'main.py',
  JAVA8: 'Main.java',
  CPP17: 'main.cpp',
  JAVASCRIPT_NODE: 'main.js',
};

/** The code or the answer of one entry. @throws Refusal NOT_FOUND */
export async function zipSubmission(db: Database, id: string): Promise<Buffer> {
  const code = await db
    .selectFrom('submissions')
    .select(['code', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (code) return writeZip(new Map([[fileNames[code.language], code.code]]));
  const given = await db.selectFrom('answers').select('answer').where('id', '=', id).executeTakeFirst();
  if (!given) throw new Refusal('NOT_FOUND');
  return writeZip(new Map([['answer.txt', `${JSON.stringify(given.answer)}\n`]]));
}
