import type { Page } from 'playwright';
import { languageLabels } from '../../contract/limits';
import type { RunLanguage } from '../../wasm/run-client';
import { type Finding, timeFinding } from './goals';
import { endless } from './programs';

const spinning: Record<RunLanguage, string> = {
  PYTHON3: endless,
  JAVASCRIPT_NODE: 'for (;;);',
  CPP17: 'int main() { volatile int x = 0; for (;;) x = x + 1; }',
};

/**
 * From stopping a program with its worker until the next one can begin, on a device without memory for a
 * spare.
 */
export async function readyFinding(page: Page, language: RunLanguage, rounds: number): Promise<Finding> {
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 4, configurable: true });
    window.client.dispose();
    window.client = window.createRunClient();
  });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(
      await page.evaluate(
        async ({ language, code }) => {
          const request = {
            language,
            stdin: '',
            timeLimitMs: 60_000,
            memoryLimitMb: 64,
            outputLimitBytes: 1000,
          };
          const stop = new AbortController();
          const { outcome } = await window.client.run(
            { ...request, code },
            {
              signal: stop.signal,
              onProgress({ phase }) {
                if (phase === 'running') setTimeout(() => stop.abort(), 200);
              },
            },
          );
          if (outcome !== 'cancelled') throw new Error(`${language}: ${outcome}`);
          const stoppedAt = performance.now();
          return new Promise<number>((resolve) => {
            window.client.run(
              { ...request, code: '' },
              {
                onProgress({ phase }) {
                  if (phase === 'running') resolve(performance.now() - stoppedAt);
                },
              },
            );
          });
        },
        { language, code: spinning[language] },
      ),
    );
  return timeFinding(
    `${languageLabels[language]}, ready for the next program after one was stopped, no spare`,
    600,
    times,
  );
}
