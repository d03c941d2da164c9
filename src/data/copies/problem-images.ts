/** Files of statements are in a table of their own, so that reading problems does not read them. */
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { cacheDb } from '../db/cache-db';

type WithImages = Pick<ProblemDetail, 'id' | 'images'>;

/** Keeps the files that the device has; an answer leaves them out. */
export async function storeImages({ id, images }: WithImages): Promise<void> {
  if (!images) return await cacheDb.problemImages.delete(id);
  const { files: known = {} } = (await cacheDb.problemImages.get(id)) ?? {};
  const files = Object.fromEntries(
    images.flatMap(({ hash, data = known[hash] }) => (data === undefined ? [] : [[hash, data]])),
  );
  await cacheDb.problemImages.put({ id, files });
}

export function withoutFiles(problem: ProblemDetail): ProblemDetail {
  if (!problem.images) return problem;
  return { ...problem, images: problem.images.map(({ data: _, ...facts }) => facts) };
}

/** Hashes of the files on this device. */
export async function knownImages(id: string): Promise<string[]> {
  return Object.keys((await cacheDb.problemImages.get(id))?.files ?? {});
}

/** Whether the device has all files of this copy. */
export async function hasImages({ id, images = [] }: WithImages): Promise<boolean> {
  if (images.length === 0) return true;
  const known = await knownImages(id);
  return images.every(({ hash }) => known.includes(hash));
}
