/** Images of statements (decision 112): names and sizes are columns of the problem, the files a table of their own. */
import { createHash } from 'node:crypto';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { NewImage, StatementImage } from '../../../contract/entities/problem/statement-texts';
import { statementFaults } from '../../../contract/images/statement-faults';
import { readStatementImage } from '../../../contract/images/statement-image';
import type { Database } from '../../platform/database/open';
import type { ReadFile } from '../../platform/files/file-store';
import { Refusal } from '../../platform/http/refusal';
import { LruCache } from '../../platform/lru-cache';
import { problemRefusals } from './messages';

export type ImageFacts = Omit<StatementImage, 'data'>;

/**
 * @throws Refusal VALIDATION for a file that is not what its name says, an SVG that does more than draw, and a language
 * or image that is there twice
 */
export function readImages(problem: NewProblem): (ImageFacts & { file: Buffer })[] {
  const [fault] = statementFaults(problem);
  if (fault) throw new Refusal('VALIDATION', { message: fault.message, fields: [fault] });
  return (problem.images ?? []).map(({ name, data }, index) => {
    const file = Buffer.from(data, 'base64');
    const read = readStatementImage(name, file);
    if (!read.ok) {
      const message = problemRefusals.imageRefused(name, read.fault);
      throw new Refusal('VALIDATION', { message, fields: [{ path: `images.${index}.data`, message }] });
    }
    const hash = createHash('sha256').update(file).digest('hex');
    return { name, hash, ...read.image, bytes: file.length, file };
  });
}

/** Adds the files of a new version. Call it in a transaction that holds the problem. */
export async function saveImages(transaction: Database, pk: string, problem: NewProblem): Promise<void> {
  for (const { hash, mediaType, bytes, file } of readImages(problem))
    await transaction
      .insertInto('problem_images')
      .values({ problem_pk: pk, hash, media_type: mediaType, size: bytes, bytes: file })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Requests of a contest's start ask for the same few images. */
const recent = new LruCache<string>(40);

async function readData(
  db: Database,
  readFile: ReadFile,
  wanted: readonly { pk: string; hash: string }[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { hash } of wanted) {
    const data = recent.get(hash);
    if (data !== undefined) found.set(hash, data);
  }
  const missing = wanted.filter(({ hash }) => !found.has(hash));
  if (missing.length === 0) return found;
  const rows = await db
    .selectFrom('problem_images')
    .select(['hash', 'bytes'])
    .where((is) => is.or(missing.map(({ pk, hash }) => is.and({ problem_pk: pk, hash }))))
    .execute();
  for (const row of rows) {
    const data = (await readFile('problem_images', row)).toString('base64');
    found.set(row.hash, data);
    recent.set(row.hash, data);
  }
  return found;
}

/**
 * Adds the files to problems that the caller may read, so images need no permission of their own.
 * @param known hashes that the device has
 */
export async function withImages(
  db: Database,
  readFile: ReadFile,
  details: readonly ProblemDetail[],
  known: readonly string[] = [],
): Promise<ProblemDetail[]> {
  const wanted = details.flatMap(({ _id, images = [] }) =>
    images.flatMap(({ hash }) => (known.includes(hash) ? [] : [{ pk: _id, hash }])),
  );
  if (wanted.length === 0) return [...details];
  const data = await readData(db, readFile, wanted);
  return details.map((detail) =>
    detail.images ? { ...detail, images: detail.images.map((image) => withData(image, data)) } : detail,
  );
}

function withData(image: StatementImage, data: ReadonlyMap<string, string>): StatementImage {
  const found = data.get(image.hash);
  return found === undefined ? image : { ...image, data: found };
}

/** For the creator and for exports. */
export async function readNewImages(
  db: Database,
  readFile: ReadFile,
  pk: string,
  images: readonly ImageFacts[],
): Promise<NewImage[]> {
  const data = await readData(
    db,
    readFile,
    images.map(({ hash }) => ({ pk, hash })),
  );
  return images.flatMap(({ name, hash }) => {
    const found = data.get(hash);
    return found === undefined ? [] : [{ name, data: found }];
  });
}
