import type { Page } from 'playwright';
import { type Finding, type PairedTimes, ratioFinding } from './goals';
import { hello, manyLines } from './programs';
import { oursMs } from './sides';

declare global {
  interface Window {
    startPapyros(): Promise<void>;
    runPapyros(code: string): Promise<string>;
  }
}

/** The same programs in Papyros' own worker; the goal is to be no slower. */
export async function papyrosFindings(ours: Page, rounds: number): Promise<Finding[]> {
  const page = await ours.context().newPage();
  await page.goto(new URL('/papyros/page.html', ours.url()).href);
  const runThere = (code: string, isFresh: boolean) =>
    page.evaluate(
      async ({ code, isFresh }) => {
        const startedAt = performance.now();
        if (isFresh) await window.startPapyros();
        const output = await window.runPapyros(code);
        return { timeMs: performance.now() - startedAt, length: output.length };
      },
      { code, isFresh },
    );
  const freshOurs = async () => {
    await ours.evaluate(() => {
      window.client.dispose();
      window.client = window.createRunClient();
    });
    return oursMs(ours, 'PYTHON3', hello);
  };
  if ((await runThere(hello, true)).length < 2) throw new Error('Papyros printed nothing');
  const cold: PairedTimes[] = [];
  const warm: PairedTimes[] = [];
  const lines: PairedTimes[] = [];
  for (let round = 0; round < Math.min(rounds, 9); round += 1) {
    cold.push({ oursMs: await freshOurs(), otherMs: (await runThere(hello, true)).timeMs });
    warm.push({
      oursMs: await oursMs(ours, 'PYTHON3', hello),
      otherMs: (await runThere(hello, false)).timeMs,
    });
    const { timeMs } = await runThere(manyLines, false);
    lines.push({ oursMs: await oursMs(ours, 'PYTHON3', manyLines), otherMs: timeMs });
  }
  return [
    ratioFinding('new worker and first output, beside Papyros', 1, cold, 'Papyros'),
    ratioFinding('warm run, beside Papyros', 1, warm, 'Papyros'),
    ratioFinding('100,000 prints, beside Papyros (which cuts the output)', 1, lines, 'Papyros'),
  ];
}
