import { liveQuery } from 'dexie';
import type { StatementImage } from '../../../contract/entities/problem/statement-texts';
import { cacheDb } from '../db/cache-db';

interface Shown {
  url?: string;
  width: number;
  height: number;
}

/**
 * Calls `onChange` with the images by name now and when files arrive. A contest's problems and drafts contain the files.
 * @returns a function that stops
 */
export function watchImages(
  id: string,
  images: readonly StatementImage[],
  onChange: (shown: ReadonlyMap<string, Shown>) => void,
): () => void {
  if (images.every(({ data }) => data !== undefined)) {
    onChange(shownImages(images, {}));
    return () => {};
  }
  const watching = liveQuery(() => cacheDb.problemImages.get(id)).subscribe(
    (row) => onChange(shownImages(images, row?.files ?? {})),
    (error) => console.warn('Images could not be read', error),
  );
  return () => watching.unsubscribe();
}

function shownImages(
  images: readonly StatementImage[],
  files: Readonly<Record<string, string>>,
): ReadonlyMap<string, Shown> {
  return new Map(
    images.map(({ name, hash, mediaType, width, height, data = files[hash] }) => [
      name,
      { width, height, ...(data !== undefined && { url: `data:${mediaType};base64,${data}` }) },
    ]),
  );
}
