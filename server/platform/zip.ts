import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** 1980-01-01, the earliest date: archives of equal files are equal. */
const mtime = new Date(1980, 0, 1);

/** A zip archive with these files, in this order. */
export async function writeZip(files: ReadonlyMap<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of files)
    zip.addBuffer(Buffer.from(content), path, { mtime, forceDosTimestamp: true });
  zip.end();
  return await buffer(zip.outputStream);
}
