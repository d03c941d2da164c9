import { parentPort } from 'node:worker_threads';
import { statementHtml } from './statement-html';

parentPort?.on('message', (markdown: string) => parentPort?.postMessage(htmlOf(markdown)));
parentPort?.postMessage('ready');

/** null: nested more deeply than the stack allows. */
function htmlOf(markdown: string): string | null {
  try {
    return statementHtml(markdown);
  } catch {
    return null;
  }
}
