import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { RunRequest } from '../../../../wasm/run-client';
import { Testbed } from '../../../support/product/testbed';
import { look, mischief } from './mischief';

/** Runs per message between this process and the page. */
const batchRuns = 20;

const limits = { timeLimitMs: 20_000, memoryLimitMb: 64, outputLimitBytes: 1_000_000 };
const looking: RunRequest = { language: 'PYTHON3', code: look, stdin: 'read\n', ...limits };

function disturbing(code: string): RunRequest {
  const spins = /while True: pass|sleep\(9\)/.test(code);
  return { language: 'PYTHON3', code, stdin: 'x\n', ...limits, ...(spins && { timeLimitMs: 60 }) };
}

async function answers(on: Page, requests: RunRequest[]): Promise<string[]> {
  const results = await on.evaluate(async (requests) => {
    const results = [];
    for (const request of requests) results.push(await window.client.run(request));
    return results;
  }, requests);
  return results.map(({ outcome, stdout, stderr }) => `${outcome} ${stdout}${stderr}`);
}

/** Runs this many programs, half of them malicious; each of the others must find the same untouched interpreter. */
export async function expectNothingLeft(runs: number): Promise<void> {
  const testbed = await Testbed.open();
  try {
    await soak(testbed, runs);
  } finally {
    await testbed.close();
  }
}

async function soak(testbed: Testbed, runs: number): Promise<void> {
  const page = await testbed.newPage();
  const [first, second] = await answers(page, [looking, looking]);
  expect(first).toMatch(/^ok (?:[0-9a-f]{8} ){40,}False read\n\d+\n$/);
  expect(second).toBe(first);
  const other = await testbed.newPage();
  expect(await answers(other, [looking]), 'another worker').toEqual([first]);
  await other.close();
  for (const code of ['import math\nmath.pi = 3', 'open("/tmp/x", "w")', 'import gc\ngc.disable()']) {
    const [seen] = await answers(page, [{ ...looking, code: `${code}\n${look}` }]);
    expect(seen, 'what is looked at shows it').not.toBe(first);
  }

  let afterFirstBatch: number | undefined;
  const changed = new Map<string, string>();
  for (let done = 0; done < runs; done += batchRuns) {
    const codes = Array.from({ length: batchRuns / 2 }, (_, at) => codeAt(done / 2 + at));
    const found = await answers(
      page,
      codes.flatMap((code) => [disturbing(code), looking]),
    );
    for (const [at, code] of codes.entries()) {
      const after = found[2 * at + 1];
      if (after !== first) changed.set(code, partsThatDiffer(first ?? '', after ?? ''));
    }
    afterFirstBatch ??= await rendererBytes(page);
  }
  expect([...changed]).toEqual([]);
  await expect.poll(() => page.workers().length).toBe(1);
  const grownBytes = (await rendererBytes(page)) - (afterFirstBatch ?? 0);
  // One more interpreter would mean a leaked worker or leaked memory.
  expect(grownBytes).toBeLessThan(250 * 2 ** 20);
}

/** Memory of the browser's renderers; 0 without `/proc`. */
async function rendererBytes(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  await session?.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
    });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** Cycles through all programs in a changing order. */
function codeAt(index: number): string {
  const round = Math.floor(index / mischief.length);
  return mischief[(index * (round % 2 === 0 ? 1 : 7) + round) % mischief.length] ?? '';
}

function partsThatDiffer(wanted: string, given: string): string {
  const [a, b] = [wanted.split(' '), given.split(' ')];
  if (a.length !== b.length) return given.slice(0, 500);
  return a.flatMap((part, at) => (part === b[at] ? [] : [`part ${at - 1}`])).join(', ');
}
