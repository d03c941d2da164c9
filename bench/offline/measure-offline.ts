/**
 * The speed of the device's databases and the outbox, in a real Chromium with the built product, and a server
 * that waits for its disk.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { launchProfile } from '../../tests/support/browser/browser';
import { bundleForPage } from '../../tests/support/browser/bundle-for-page';
import { freePort, makeDataDir, startProduct } from '../../tests/support/product/product';
import { median } from '../paired';

/** Questions that accept any text, so that no answer is refused. */
export const questions = fs
  .readdirSync(path.join(import.meta.dirname, '../../content/questions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join(import.meta.dirname, '../../content/questions', name, 'question.yaml'))
  .map((file) => fs.readFileSync(file, 'utf8'))
  .filter((text) => /^type: fill-in-the-blank$/m.test(text))
  .flatMap((text) => /^id: (\S+)$/m.exec(text)?.[1] ?? []);
const limits = Object.fromEntries(['REQUESTS', 'SUBMIT'].map((name) => [`LIMIT_${name}`, '1000000']));
const queued = 1000;
const cached = 20_000;

const clock = () => performance.timeOrigin + performance.now();

function say(what: string, ms: readonly number[], goalMs: number): void {
  const sorted = [...ms].sort((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const p50 = median(sorted);
  const mark = p50 <= goalMs ? 'met' : 'MISSED';
  console.log(
    `${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal p50 ≤ ${goalMs} ms: ${mark})`,
  );
}

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/terms`);
  // After an interaction the rest of the product is loaded at once.
  await page.evaluate(() => document.dispatchEvent(new Event('keydown')));
  return page;
}

/** A first visit downloads the app and the runtimes with both cores; wait for its end. */
const atRest = (page: Page) =>
  page.waitForFunction(
    async () =>
      navigator.serviceWorker.controller !== null &&
      (await (await caches.open('runtimes')).keys()).length >= 4,
    undefined,
    { timeout: 120_000, polling: 500 },
  );

const leadsSince = (page: Page) =>
  page
    .waitForFunction(() => window.bench.leadsSince, undefined, { timeout: 60_000 })
    .then((since) => since.evaluate((at) => at ?? 0));

/** Slower than users submit: earlier entries are sent by then. */
const calmMs = 300;
/** The writing tab is still sending earlier entries. */
const hurryMs = 20;

/** `one` is the leader, so it sends its own entries. */
async function measureWriting(one: Page, other: Page, rounds: number): Promise<void> {
  await other.evaluate(() => window.bench.watch());
  const write = (count: number, restMs: number) =>
    one.evaluate(([question, count, restMs]) => window.bench.writeOneByOne(question, count, restMs), [
      questions[0] ?? '',
      count,
      restMs,
    ] as const);
  await write(5, calmMs);
  const written = await write(rounds, calmMs);
  await other.waitForTimeout(500);
  const seenAt = new Map((await other.evaluate(() => window.bench.seen)).map(({ id, at }) => [id, at]));
  const took = (some: typeof written) => some.map(({ tookMs }) => tookMs);
  say('an answer saved', took(written), 5);
  const heard = written.flatMap(({ id, at }) => {
    const seen = seenAt.get(id);
    return seen === undefined ? [] : [Math.max(0, seen - at)];
  });
  say(`another tab has read it (${heard.length} of ${written.length})`, heard, 10);
  const hurried = took(await write(rounds, hurryMs));
  console.log(`an answer saved while others are sent: p50 ${median(hurried).toFixed(1)} ms`);
}

/** Closes the leader repeatedly, as soon as another tab is in the queue. */
async function measureFailover(context: BrowserContext, url: string, rounds: number): Promise<void> {
  const took: number[] = [];
  const pages = context.pages();
  // A browser ends with its last page.
  await context.newPage();
  for (const page of pages) await page.close();
  let leading = await openTab(context, url);
  await leadsSince(leading);
  for (let round = 0; round < rounds; round += 1) {
    const next = await openTab(context, url);
    await next.waitForFunction(() => window.bench.standsInLine);
    const closedAt = clock();
    await leading.close();
    took.push((await leadsSince(next)) - closedAt);
    leading = next;
  }
  say('the next tab leads after the leader was closed', took, 100);
}

async function measureDrain(context: BrowserContext, url: string): Promise<void> {
  const page = await openTab(context, url);
  await context.setOffline(true);
  await page.evaluate(([problems, count]) => window.bench.writeMany([...problems], count), [
    questions,
    queued,
  ] as const);
  await context.setOffline(false);
  const ms = await page.evaluate(() => window.bench.drained());
  const rate = (queued / ms) * 1000;
  const mark = rate >= 200 ? 'met' : 'MISSED';
  console.log(
    `${queued} entries of ${questions.length} streams sent in ${(ms / 1000).toFixed(1)} s: ${rate.toFixed(0)} per second (goal ≥ 200: ${mark})`,
  );
}

async function measureList(page: Page, rounds: number): Promise<void> {
  await page.evaluate((count) => window.bench.fillList(count), cached);
  const took: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const { tookMs, rows } = await page.evaluate(() => window.bench.firstRows(50));
    if (rows !== 50) throw new Error(`${rows} rows`);
    if (round >= 0) took.push(tookMs);
  }
  say(`the first 50 of ${cached} problems from the database`, took, 20);
}

const parts = ['writing', 'failover', 'drain', 'list'] as const;
export type OfflinePart = (typeof parts)[number];

/** The parts in `words`; default all. */
export function offlineParts(words: readonly string[]): readonly OfflinePart[] {
  const named = parts.filter((part) => words.includes(part));
  return named.length > 0 ? named : parts;
}

/** Prints one line per goal. Needs a build. */
export async function measureOffline(rounds: number, chosen: readonly OfflinePart[]): Promise<void> {
  const dataDir = makeDataDir();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-profile-'));
  const product = await startProduct({
    dataDir,
    port: await freePort(),
    env: { JUDGE_WORKERS: '0', ...limits },
  });
  const context = await launchProfile(profile);
  try {
    console.log(
      `${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}, ${rounds} rounds`,
    );
    await context.addInitScript({ content: await bundleForPage(path.join(import.meta.dirname, 'page.ts')) });
    const one = await openTab(context, product.url);
    await leadsSince(one);
    const other = await openTab(context, product.url);
    await atRest(other);
    const measure: Record<OfflinePart, () => Promise<void>> = {
      writing: () => measureWriting(one, other, rounds),
      failover: () => measureFailover(context, product.url, Math.ceil(rounds / 3)),
      drain: () => measureDrain(context, product.url),
      list: async () => measureList(await openTab(context, product.url), rounds),
    };
    for (const part of chosen) await measure[part]();
  } finally {
    await context.close();
    await product.stop();
    for (const folder of [dataDir, profile]) fs.rmSync(folder, { recursive: true, force: true });
  }
}
