import type { Page } from 'playwright';
import type { RunLanguage, RunRequest, RunResult } from '../../../../wasm/run-client';
import type { Answer } from './answer';
import type { ConformanceProgram } from './read-programs';

const limits = { timeLimitMs: 20_000, memoryLimitMb: 256, outputLimitBytes: 8 * 1024 * 1024 };
/** Programs per call to the page. */
const batchSize = 25;

/** The page must contain `testbed.ts`. */
export async function runInBrowser(
  page: Page,
  language: RunLanguage,
  programs: readonly ConformanceProgram[],
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (let at = 0; at < programs.length; at += batchSize) {
    const batch = programs.slice(at, at + batchSize);
    const requests: RunRequest[] = batch.map(({ code, stdin }) => ({ language, code, stdin, ...limits }));
    const results = await page.evaluate(
      (requests) => Promise.all(requests.map((request) => window.client.run(request))),
      requests,
    );
    for (const [index, { name }] of batch.entries()) {
      const result = results[index];
      if (result) answers.set(name, answerOf(result));
    }
  }
  return answers;
}

function answerOf({ outcome, stdout, stderr, exitCode, message }: RunResult): Answer {
  const ended = { stdout, stderr: message === undefined ? stderr : `${stderr}${message}`, exitCode };
  switch (outcome) {
    case 'ok':
    case 'runtimeError':
      return { ...ended, ending: outcome };
    case 'compileError':
      return { ...ended, stdout: '', exitCode: null, ending: outcome };
    case 'cancelled':
    case 'runtimeFailed':
      return { ...ended, ending: 'failed' };
    default:
      return { ...ended, ending: 'limit' };
  }
}
