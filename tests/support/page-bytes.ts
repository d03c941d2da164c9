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
  /** Script that was asked for before the controls of a page with a first screen respond. */
  untilUsable: number;
  /** Script that a first visit loads by itself: until the page stands, and whatever follows before the worker answers for the page. */
  byItself: number;
  /** With what follows then, at the latest at the first key or touch. Programs' runtimes are not counted. */
  inAll: number;
  /** Bytes of everything else until then, as sent: page, styles, fonts, pictures, data. */
  others: number;
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
  /** Written into the page's storage before it begins. */
  stored?: Record<string, string>;
}

/** Opens a page for the first time in a browser that has nothing of it, and adds up the sizes of its scripts (gzip). */
export async function weighPage(browser: Browser, options: WeighedPage): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: options.viewport });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(withoutWorker);
  await context.addInitScript(noteTakeOver);
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, options.stored ?? {});
  const page = await context.newPage();
  const asked = followRequests(page);
  try {
    await page.goto(options.url);
    await page.locator(options.content).first().waitFor();
    await page.locator('html[data-registered]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const byItself = scriptBytes(asked);
    const untilUsable = scriptBytes(new Set(await askedBeforeTakeOver(page)));
    const others = await otherBytes(page);
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Report a bug or a wish' }).waitFor();
    await page.waitForLoadState('networkidle');
    return { untilUsable, byItself, inAll: scriptBytes(asked), others };
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

function askedBeforeTakeOver(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const takenOverAt = performance.getEntriesByName('taken-over')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < takenOverAt)
      .map(({ name }) => new URL(name).pathname);
  });
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
