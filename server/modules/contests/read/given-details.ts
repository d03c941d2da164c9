import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import type { Database } from '../../../platform/database/open';
import type { ReadFile } from '../../../platform/files/file-store';
import { type ProblemVersion, readDetailsOf, withImages } from '../../problems/public';

/** For participants: without tags, which can name the technique. Practice after the contest shows them. */
export async function readGivenDetails(
  db: Database,
  problems: readonly ProblemVersion[],
  readFile: ReadFile,
): Promise<ProblemDetail[]> {
  const details = await readDetailsOf(db, problems);
  return withImages(
    db,
    readFile,
    details.map((detail) => ({ ...detail, tags: [] })),
  );
}
