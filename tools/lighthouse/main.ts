/**
 * `npm run lighthouse [-- ADDRESS… --runs=N]`: audits the built product with its real content as a phone.
 * Uses the median of five runs. Prints a table and fails below the goals. Not part of `npm test`, because its
 * times depend on the machine.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from '../../scripts/build.mjs';
import { ensureBrowser, ensureHeadlessShell } from '../../scripts/steps/browser.mjs';
import { isBuildFresh } from '../../scripts/steps/build-stamp.mjs';
import { freePort, makeDataDir, startProduct } from '../../tests/support/product/product';
import { type Audit, auditPage, type Category, categories } from './audit';
import { median } from './median';
import { warmStarts } from './warm-start';

const root = path.resolve(import.meta.dirname, '../..');
const goals: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** The limit for a start from the device, with a four times slower processor. */
const warmStartMsMax = 1000;

const told = process.argv.slice(2);
const runs = Number(told.find((word) => word.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
const named = told.filter((word) => word.startsWith('/'));
const addresses = named.length > 0 ? named : ['/', '/explore', '/code/SAMPLPRBLM'];

/**
 * A new browser for each run, so that nothing is cached. The headless shell draws with less work, which the page would
 * wait for on a computer with few cores.
 */
async function withBrowser<T>(work: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: (await ensureHeadlessShell()) ?? (await ensureBrowser()),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  try {
    return await work(browser, port);
  } finally {
    await browser.close();
  }
}

function reportWarm(times: readonly number[]): boolean {
  const all = times.map((time) => time.toFixed(0)).join(', ');
  console.log(`  start from the device, processor ÷ 4: ${median(times).toFixed(0)} ms (${all})`);
  return median(times) <= warmStartMsMax;
}

function report(address: string, audits: readonly Audit[]): boolean {
  const middle = (of: (audit: Audit) => number) => median(audits.map(of));
  const reached = categories.map((name) => ({ name, score: middle(({ scores }) => scores[name]) }));
  const all = audits.map(({ scores }) => scores.performance).join(', ');
  console.log(`\n${address}   ${reached.map(({ name, score }) => `${name} ${score}`).join(' · ')}`);
  console.log(
    `  performance of each run ${all}; medians: first paint ${middle(({ times }) => times.firstPaintMs).toFixed(0)} ms, ` +
      `largest ${middle(({ times }) => times.largestPaintMs).toFixed(0)} ms, blocked ${middle(({ times }) => times.blockedMs).toFixed(0)} ms ` +
      `(by processor time ${middle((audit) => audit.blockedByProcessorMs).toFixed(0)} ms: performance ${middle((audit) => audit.performanceByProcessor)}), ` +
      `shift ${middle(({ times }) => times.layoutShift).toFixed(3)}; machine ${middle(({ machine }) => machine).toFixed(0)}`,
  );
  const faults = new Set(audits.flatMap((audit) => audit.faults));
  if (faults.size > 0) console.log(`  ✗ ${[...faults].join(', ')}`);
  return reached.every(({ name, score }) => score >= goals[name]);
}

if (!isBuildFresh(root)) await build(root);
const dataDir = makeDataDir();
const product = await startProduct({ dataDir, port: await freePort(), env: { JUDGE_WORKERS: '0' } });
let isReached = true;
try {
  for (const address of addresses) {
    const url = `${product.url}${address}`;
    const audits: Audit[] = [];
    for (let run = 0; run < runs; run += 1) {
      audits.push(await withBrowser((_browser, port) => auditPage(url, port)));
    }
    isReached = report(address, audits) && isReached;
    isReached = reportWarm(await withBrowser((browser) => warmStarts(browser, url, runs))) && isReached;
  }
} finally {
  await product.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
console.log(isReached ? '\nAll goals are met.' : '\nBelow a goal.');
process.exit(isReached ? 0 : 1);
