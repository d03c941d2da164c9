import { text } from 'node:stream/consumers';
import type { Download } from 'playwright';

/** The content of a downloaded file. It has no path here: the shared browser is another process. */
export async function readDownload(download: Promise<Download>): Promise<string> {
  return await text(await (await download).createReadStream());
}
