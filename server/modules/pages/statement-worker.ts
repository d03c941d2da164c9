import { parentPort } from 'node:worker_threads';
import { statementHtml } from './statement-html';

/** The first text takes many times as long as the next ones, so it is ours: a busy machine would give up on another. */
const firstText = '# A **b** `c`\n\n- $d$ [e](https://example.org)\n\n| f |\n|---|\n| *g* |\n\n```\nh\n```\n';
htmlOf(firstText);

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
