import { NewProblem } from '../../../../contract/entities/new-problem';
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
 * As the next version, with the tests, images, tools and jury solutions of then. Checker, tests and jury solutions were
 * accepted when the version was published.
 */
export async function restoreVersion(
  transaction: Database,
  { problemID, version, newest, note }: Restore,
  uid: string,
  quotaMb: number,
  readFile: ReadFile,
): Promise<{ id: string; version: number }> {
  const { pk } = await findAuthored(transaction, problemID, uid, 'author');
  const { content, dataVersion } = await findVersion(transaction, pk, version);
  const cases = await readCases(transaction, {
    pk,
    test_data_version: dataVersion,
    scoring: content.scoring ?? null,
  });
  const facts = (content.images ?? []) as ImageFacts[];
  const images = await readNewImages(transaction, readFile, pk, facts);
  // A version without one of its images would show a broken statement.
  if (images.length < facts.length) throw new Refusal('VERSION_NOT_FOUND');
  const whole = {
    ...content,
    ...(images.length > 0 && { images }),
    ...(!('questionData' in content) && { testCases: cases }),
  };
  const parsed = NewProblem.safeParse(whole);
  if (!parsed.success) throw new Refusal('VERSION_NOT_FOUND');
  return await changeProblem(
    transaction,
    { problemID, version: newest, problem: parsed.data, note },
    uid,
    quotaMb,
  );
}
