import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Browser, Page } from 'playwright';

const web = path.resolve(import.meta.dirname, '../../dist/web');

export function gzipBytes(file: string): number {
  return zlib.gzipSync(fs.readFileSync(path.join(web, file)), { level: 9 }).length;
}

export function brotliBytes(file: string): number {
  const full = path.join(web, file);
  // What the build has compressed already is what is sent.
  if (fs.existsSync(`${full}.br`)) return fs.statSync(`${full}.br`).size;
  return zlib.brotliCompressSync(fs.readFileSync(full)).length;
}

/** Files of the service worker's list, below dist/web. */
export function precachedFiles(): string[] {
  const worker = fs.readFileSync(path.join(web, 'sw.js'), 'utf8');
  return [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].flatMap(([, url]) => url ?? []);
}

/** Notes the moment at which the app takes over from the server's first screen. */
function noteTakeOver(): void {
  let wasThere = false;
  new MutationObserver((_, observer) => {
    const isThere = document.getElementById('first-screen') !== null;
    if (wasThere && !isThere) {
      performance.mark('taken-over');
      observer.disconnect();
    }
    wasThere ||= isThere;
  }).observe(document, { childList: true, subtree: true });
}

export interface PageWeight {
  /** Script that is asked for before the controls respond: until the app takes over, or until the page is complete where the server wrote no first screen. */
  untilUsable: number;
  /** Everything that a first visit loads before the worker answers for the page, in bytes as sent; script as gzip. */
  together: number;
}

/**
 * On a first visit the worker decides when the page goes on loading, and a machine under load has its own idea of when that is: here
 * none ever answers, and nobody's patience ends.
 */
function withoutWorker(): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (work: TimerHandler, delayMs?: number, ...given: unknown[]) =>
      (delayMs ?? 0) >= 10_000 ? 0 : setTimeout(work, delayMs, ...given),
  });
  navigator.serviceWorker.register = () => {
    document.documentElement.dataset.registered = 'yes';
    return new Promise(() => {});
  };
}

export interface WeighedPage {
  url: string;
  viewport: { width: number; height: number };
  /** There once the page shows what it is for. */
  content: string;
}

/** Opens a page for the first time in a browser that has nothing of it, and adds up the sizes of its scripts (gzip). */
export async function weighPage(browser: Browser, options: WeighedPage): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: options.viewport });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(withoutWorker);
  await context.addInitScript(noteTakeOver);
  const page = await context.newPage();
  const asked = followRequests(page);
  try {
    await page.goto(options.url);
    await page.locator(options.content).first().waitFor();
    await page.locator('html[data-registered]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const together = scriptBytes(asked) + (await otherBytes(page));
    return { untilUsable: scriptBytes(await askedUntilUsable(page, asked)), together };
  } finally {
    await context.close();
  }
}

function followRequests(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return asked;
}

function scriptBytes(asked: ReadonlySet<string>): number {
  const scripts = [...asked].filter((file) => /^\/assets\/.*\.js$/.test(file) && !/\.worker-/.test(file));
  return scripts.reduce((sum, file) => sum + gzipBytes(file), 0);
}

async function askedUntilUsable(page: Page, asked: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const before = await page.evaluate(() => {
    const takenOverAt = performance.getEntriesByName('taken-over')[0]?.startTime;
    if (takenOverAt === undefined) return undefined;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < takenOverAt)
      .map(({ name }) => new URL(name).pathname);
  });
  return before ? new Set(before) : asked;
}

/** What is no script. */
function otherBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const others = entries.filter(({ name }) => !new URL(name).pathname.endsWith('.js'));
    return [...others, ...(document ? [document] : [])].reduce(
      (sum, entry) => sum + entry.encodedBodySize,
      0,
    );
  });
}
