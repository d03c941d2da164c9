/** The thread's own side: sets the texts it is sent. */
import { parentPort } from 'node:worker_threads';
import { statementHtml } from './statement-html';

parentPort?.on('message', (markdown: string) => parentPort?.postMessage(htmlOf(markdown)));
parentPort?.postMessage('ready');

/** null: the text is nested more deeply than the stack is. */
function htmlOf(markdown: string): string | null {
  try {
    return statementHtml(markdown);
  } catch {
    return null;
  }
}
