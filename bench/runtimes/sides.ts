import type { Page } from 'playwright';
import type { RunLanguage, RunRequest } from '../../wasm/run-client';

declare global {
  interface Window {
    startBare(): void;
    runBare(code: string): Promise<string>;
  }
}

const limits = { stdin: '', timeLimitMs: 60_000, memoryLimitMb: 256, outputLimitBytes: 16_000_000 };

/** From the call to the complete output, as the page sees it. Throws when the program failed. */
export async function oursMs(page: Page, language: RunLanguage, code: string): Promise<number> {
  const { timeMs, outcome, stderr } = await page.evaluate(
    async (request: RunRequest) => {
      const startedAt = performance.now();
      const { outcome, stderr, message } = await window.client.run(request);
      return { timeMs: performance.now() - startedAt, outcome, stderr: stderr || message };
    },
    { ...limits, language, code },
  );
  if (outcome !== 'ok') throw new Error(`${language}: ${outcome} ${stderr}`);
  return timeMs;
}

/** How long an endless program ran until it was stopped. */
export async function stoppedRun(page: Page, code: string, timeLimitMs: number): Promise<number> {
  const { wallMs, outcome } = await page.evaluate(
    async (request: RunRequest) => {
      await window.client.run({ ...request, code: '', timeLimitMs: 60_000 });
      const startedAt = performance.now();
      const { outcome } = await window.client.run(request);
      return { wallMs: performance.now() - startedAt, outcome };
    },
    { ...limits, language: 'PYTHON3' as const, code, timeLimitMs },
  );
  if (outcome !== 'timeLimit') throw new Error(`it ended as ${outcome}`);
  return wallMs;
}

/** Time for work after the result was sent; also long enough for the workers to become idle. */
export const restMs = (page: Page) => page.waitForTimeout(60);

export function bareMs(page: Page, code: string): Promise<number> {
  return page.evaluate(async (code) => {
    const startedAt = performance.now();
    await window.runBare(code);
    return performance.now() - startedAt;
  }, code);
}

/** The same, including the start of a new worker. */
export function respawnedBareMs(page: Page, code: string): Promise<number> {
  return page.evaluate(async (code) => {
    const startedAt = performance.now();
    window.startBare();
    await window.runBare(code);
    return performance.now() - startedAt;
  }, code);
}
