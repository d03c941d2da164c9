import { NewProblem } from '../../../../contract/entities/problem/new-problem';
import type { Database } from '../../../platform/database/open';
import type { ReadFile } from '../../../platform/files/file-store';
import { Refusal } from '../../../platform/http/refusal';
import { findAuthored } from '../../problem-members/public';
import { changeProblem } from '../change-problem';
import { readCases } from '../export-problem';
import { type ImageFacts, readNewImages } from '../problem-images';
import { findVersion } from './read-versions';

interface Restore {
  readonly problemID: string;
  readonly version: number;
  readonly newest: number;
  readonly note: string;
}

/**
 * A published version with the tests, images, tools and jury solutions of then.
 * @throws Refusal VERSION_NOT_FOUND if it is no longer kept
 */
export async function readVersionProblem(
  db: Database,
  pk: string,
  version: number,
  readFile: ReadFile,
): Promise<NewProblem> {
  const { content, dataVersion } = await findVersion(db, pk, version);
  const scoring = content.scoring ?? null;
  const cases = await readCases(db, { pk, test_data_version: dataVersion, scoring });
  const facts = (content.images ?? []) as ImageFacts[];
  const images = await readNewImages(db, readFile, pk, facts);
  // A version without one of its images would show a broken statement.
  if (images.length < facts.length) throw new Refusal('VERSION_NOT_FOUND');
  const whole = {
    ...content,
    ...(images.length > 0 && { images }),
    ...(!('questionData' in content) && { testCases: cases }),
  };
  const parsed = NewProblem.safeParse(whole);
  if (!parsed.success) throw new Refusal('VERSION_NOT_FOUND');
  return parsed.data;
}

/** For the checks before a restoration. The checker was accepted when the version was published. */
export async function readRestored(
  db: Database,
  {
    problemID,
    version,
    publishAnyway,
  }: { problemID: string; version: number; publishAnyway?: boolean | undefined },
  uid: string,
  readFile: ReadFile,
): Promise<NewProblem> {
  const { pk } = await findAuthored(db, problemID, uid, 'author');
  const problem = await readVersionProblem(db, pk, version, readFile);
  return 'testCases' in problem ? { ...problem, publishAnyway } : problem;
}

/** As the next version. The caller has run its validators and jury solutions. */
export async function restoreVersion(
  transaction: Database,
  { problemID, version, newest, note }: Restore,
  uid: string,
  quotaMb: number,
  readFile: ReadFile,
): Promise<{ id: string; version: number }> {
  const { pk } = await findAuthored(transaction, problemID, uid, 'author');
  const problem = await readVersionProblem(transaction, pk, version, readFile);
  return await changeProblem(transaction, { problemID, version: newest, problem, note }, uid, quotaMb);
}
