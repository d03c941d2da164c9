/** Sets a text of Markdown without ever holding the page up. */
import { markdownToHtml } from './markdown-to-html';

/** In the page this is a few milliseconds, and on a slow phone a tenth of a second. */
const costInPageMax = 2_000_000;
/** An honest text of 100 kB takes a tenth of it. */
const deadlineMs = 3000;

/** The parser may look from every sign to the end of the text, so a text costs at most about this much. */
const costOf = (source: string) => (source.match(/[^\w\s,.;:?'"]/g)?.length ?? 0) * source.length;

/**
 * The HTML of a text. Long texts with many signs are set by a worker, because a text can be made so that the parser needs minutes.
 * Rejects when the deadline is over.
 */
export async function htmlInTime(source: string): Promise<string> {
  return costOf(source) <= costInPageMax ? markdownToHtml(source) : await htmlOfWorker(source);
}

function htmlOfWorker(source: string): Promise<string> {
  const worker = new Worker(new URL('./markdown.worker.ts', import.meta.url), {
    type: 'module',
    name: 'markdown',
  });
  return new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('This text takes too long to set.')), deadlineMs);
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = () => reject(new Error('This text could not be set.'));
    worker.postMessage(source);
  }).finally(() => worker.terminate());
}
