/** Renders Markdown without blocking the page. */
import { markdownToHtml } from './markdown-to-html';

/** A few milliseconds on the main thread, 0.1 s on a slow phone. */
const costInPageMax = 2_000_000;
/** A normal text of 100 kB takes a tenth of it. */
const deadlineMs = 3000;

/** Upper bound: the parser may scan from each special character to the end. */
const costOf = (source: string) => (source.match(/[^\w\s,.;:?'"]/g)?.length ?? 0) * source.length;

/**
 * Uses a worker for long texts with many special characters, because a crafted text can keep the parser
 * busy for minutes. Rejects at the deadline.
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
    setTimeout(() => reject(new Error('Rendering this text takes too long.')), deadlineMs);
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = () => reject(new Error('This text could not be rendered.'));
    worker.postMessage(source);
  }).finally(() => worker.terminate());
}
