import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { downloadAnswerBytesMax } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import type { ReadFile } from '../../platform/files/file-store';
import { findOpened } from '../closed-problems/public';
import { readDetails, withHelp, withImages } from '../problems/public';
import { problemSizes } from './problem-sizes';

/** As many problems as fit, but at least one: samples can have megabytes. */
export async function readBatch(
  db: Database,
  ids: readonly string[],
  uid: string | undefined,
  readFile: ReadFile,
): Promise<{ problems: ProblemDetail[]; rest: string[] }> {
  const opened = await findOpenedIds(db, ids, uid);
  const sized = await problemSizes(db, { uid, ids, opened });
  let bytes = 0;
  const fitting = sized.filter((problem, i) => {
    bytes += problem.bytes;
    return i === 0 || bytes <= downloadAnswerBytesMax;
  });
  const taken = new Set(fitting.map(({ id }) => id));
  const rest = sized.filter(({ id }) => !taken.has(id)).map(({ id }) => id);
  const details = await readDetails(db, [...taken], uid, 'id', opened);
  return { problems: await withImages(db, readFile, await withHelp(db, details, uid)), rest };
}

async function findOpenedIds(
  db: Database,
  ids: readonly string[],
  uid: string | undefined,
): Promise<string[]> {
  if (uid === undefined) return [];
  const hidden = await db
    .selectFrom('problems')
    .select('pk')
    .where('id', 'in', ids)
    .where('public', '=', false)
    .where('creator', '<>', uid)
    .execute();
  return [
    ...(await findOpened(
      db,
      hidden.map(({ pk }) => pk),
      uid,
    )),
  ];
}
