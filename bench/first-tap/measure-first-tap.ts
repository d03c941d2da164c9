/**
 * Measures a tap on a first visit, before the app is loaded, on a slow connection with a slow processor:
 * whether it takes effect, and when.
 */
import fs from 'node:fs';
import os from 'node:os';
import type { Browser, BrowserContext, Page } from 'playwright';
import { launchBrowser } from '../../tests/support/browser/browser';
import { freePort, makeDataDir, startProduct } from '../../tests/support/product/product';
import { median } from '../paired';
import { type EarlyControl, type EarlyPage, earlyPages } from './controls';
import { openSlowLine, type SlowLine } from './slow-line';

const line = { bytesPerSecond: 400_000 / 8, roundTripMs: 400 };
const slowdown = 4;
const tapTimesMs = [500, 1000, 3000, 6000];
const patienceMs = 45_000;

interface Marks {
  readableMs?: number;
  usableMs?: number;
  tappedMs?: number;
  /** The control shows that the tap was registered. */
  notedMs?: number;
  effectMs?: number;
}

interface Trial extends Marks {
  isThere: boolean;
}

/**
 * Page script for every navigation: records when a condition is first true. Times count from the first
 * navigation, across pages.
 */
const watchMarks = ({ usable }: EarlyPage, { effect }: EarlyControl, since: number) => `
{
  const now = () => Date.now() - ${since};
  const marks = (window.marks = JSON.parse(sessionStorage.getItem('marks') ?? '{}'));
  const holds = (test) => { try { return test(); } catch { return false; } };
  const mark = (name) => {
    marks[name] ??= now();
    sessionStorage.setItem('marks', JSON.stringify(marks));
  };
  setInterval(() => {
    if ([...document.querySelectorAll('h1, h2')].some((one) => one.checkVisibility())) mark('readableMs');
    if (marks.usableMs === undefined && holds(() => ${usable})) mark('usableMs');
    if (marks.tappedMs === undefined) return;
    if (document.querySelector('[aria-busy="true"]:is(button, a, select, textarea)')) mark('notedMs');
    if (marks.effectMs === undefined && holds(() => ${effect})) mark('effectMs');
  }, 40);
  window.noteTap = () => mark('tappedMs');
}`;

/**
 * Page script: the position of the visible control, or a point below its title; a select is changed at once.
 */
const findControl = ({ label, below, choice }: EarlyControl) => `
(() => {
  const label = ${label};
  const named = [...document.querySelectorAll('button, a, select, summary, span, i, b, h3')].filter(
    (one) => label.test(one.getAttribute('aria-label') ?? (one.matches('select') ? '' : one.textContent.trim())) && one.checkVisibility(),
  );
  const control = named.find((one) => one.matches('button, a, select')) ?? named[0];
  if (!control) return null;
  const area = ${below ? `control.closest('li') ?? control` : 'control'};
  // The cards lie in a strip that scrolls sideways.
  ${below || choice ? 'area.scrollIntoView({ block: "center", inline: "center" });' : ''}
  const box = area.getBoundingClientRect();
  noteTap();
  ${choice ? `control.value = ${JSON.stringify(choice)}; control.dispatchEvent(new Event('input', { bubbles: true })); control.dispatchEvent(new Event('change', { bubbles: true }));` : ''}
  return { x: box.x + box.width / 2, y: box.y + box.height * ${below ? 0.6 : 0.5} };
})()`;

async function tap(page: Page, control: EarlyControl): Promise<boolean> {
  const place = (await page.evaluate(findControl(control))) as { x: number; y: number } | null;
  if (place && control.choice === undefined) await page.touchscreen.tap(place.x, place.y);
  return place !== null;
}

async function readMarks(page: Page): Promise<Marks> {
  return ((await page.evaluate('window.marks').catch(() => undefined)) ?? {}) as Marks;
}

async function until(page: Page, isOver: (marks: Marks) => boolean): Promise<Marks> {
  const endAt = Date.now() + patienceMs;
  for (;;) {
    const marks = await readMarks(page);
    if (isOver(marks) || Date.now() > endAt) return marks;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** One first visit with a clean profile. Without a time nothing is tapped. */
async function visit(
  context: BrowserContext,
  url: string,
  screen: EarlyPage,
  control: EarlyControl,
  atMs: number | undefined,
): Promise<Trial> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const since = Date.now();
  await page.addInitScript({ content: watchMarks(screen, control, since) });
  const arriving = page.goto(url + screen.path, { waitUntil: 'commit' });
  if (atMs === undefined) {
    await arriving;
    return { ...(await until(page, ({ usableMs }) => usableMs !== undefined)), isThere: true };
  }
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, since + atMs - Date.now())));
  // Before the page has arrived there is nothing to tap.
  await Promise.race([arriving, new Promise((resolve) => setTimeout(resolve, 200))]);
  const isThere = await tap(page, control).catch(() => false);
  if (!isThere) return { isThere };
  return { ...(await until(page, ({ effectMs }) => effectMs !== undefined)), isThere };
}

async function tryOnce(
  browser: Browser,
  slow: SlowLine,
  ...rest: [EarlyPage, EarlyControl, number | undefined]
): Promise<Trial> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    return await visit(context, slow.url, ...rest);
  } finally {
    await context.close();
  }
}

const seconds = (ms: number | undefined) => (ms === undefined ? '–' : (ms / 1000).toFixed(1));

function row(name: string, atMs: number, trial: Trial): string {
  const at = `${atMs / 1000} s`;
  if (!trial.isThere) return `| ${name} | ${at} | nothing to tap yet | – | – |`;
  const since = (ms: number | undefined) =>
    ms === undefined || trial.tappedMs === undefined ? undefined : ms - trial.tappedMs;
  const became = trial.effectMs === undefined ? '**lost**' : 'took effect';
  return `| ${name} | ${at} | ${became} | ${seconds(since(trial.notedMs))} | ${seconds(since(trial.effectMs))} |`;
}

async function measurePage(
  browser: Browser,
  slow: SlowLine,
  screen: EarlyPage,
  rounds: number,
  isUntapped: boolean,
) {
  const visits: Trial[] = [];
  const [first] = screen.controls;
  if (!first) return;
  for (let round = 0; round < rounds; round += 1)
    visits.push(await tryOnce(browser, slow, screen, first, undefined));
  const all = (pick: (trial: Trial) => number | undefined) =>
    visits.map((trial) => pick(trial) ?? Number.POSITIVE_INFINITY);
  const readable = all(({ readableMs }) => readableMs);
  const usable = all(({ usableMs }) => usableMs);
  console.log(
    `\n${screen.path}: readable after ${seconds(median(readable))} s, controls respond after ${seconds(median(usable))} s (${usable.map(seconds).join(', ')})\n`,
  );
  if (isUntapped) return;
  console.log('| control | tapped at | | shows it after, s | takes effect after, s |\n|---|---|---|---|---|');
  for (const control of screen.controls)
    for (const atMs of tapTimesMs)
      console.log(row(control.name, atMs, await tryOnce(browser, slow, screen, control, atMs)));
}

/** @param words addresses to measure, default all; `untapped`: only until controls respond */
export async function measureFirstTap(words: readonly string[], rounds: number): Promise<void> {
  const dataDir = makeDataDir();
  const port = await freePort();
  const slow = await openSlowLine(port, line);
  const product = await startProduct({
    dataDir,
    port,
    env: { JUDGE_WORKERS: '0', PUBLIC_URL: slow.url },
  });
  const browser = await launchBrowser();
  try {
    console.log(
      `400 kbit/s, round trip 400 ms, processor ÷ ${slowdown}, load ${os.loadavg()[0]?.toFixed(1)}`,
    );
    const wanted = earlyPages.filter(({ path }) => words.includes(path));
    const isUntapped = words.includes('untapped');
    for (const screen of wanted.length > 0 ? wanted : earlyPages)
      await measurePage(browser, slow, screen, rounds, isUntapped);
  } finally {
    await browser.close();
    await product.stop();
    await slow.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
