import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Browser, Page } from 'playwright';

const web = path.resolve(import.meta.dirname, '../../../dist/web');

export function gzipBytes(file: string): number {
  return zlib.gzipSync(fs.readFileSync(path.join(web, file)), { level: 9 }).length;
}

export function brotliBytes(file: string): number {
  const full = path.join(web, file);
  // The server sends the build's compressed file if there is one.
  if (fs.existsSync(`${full}.br`)) return fs.statSync(`${full}.br`).size;
  return zlib.brotliCompressSync(fs.readFileSync(full)).length;
}

/** Files that the service worker precaches, relative to dist/web; not the optional parts, which few devices store. */
export function precachedFiles(): string[] {
  const worker = fs.readFileSync(path.join(web, 'sw.js'), 'utf8');
  return [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)]
    .flatMap(([, url]) => url ?? [])
    .filter((file) => !/\/(translation|vim)-/.test(file));
}

/** Records the time at which the app takes over from the server's first screen. */
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
  /**
   * Bytes of script requested until the app takes over, or until the page is complete if there is no first
   * screen.
   */
  untilUsable: number;
  /** All bytes of a first visit before the service worker takes over, as sent; script as gzip. */
  together: number;
}

/**
 * The service worker decides when loading continues, and its timing varies under load. Here it never
 * answers and no timeout fires.
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
  /** Selector that is present once the page shows its main content. */
  content: string;
}

/** Opens a page in an empty browser and sums the gzip sizes of its scripts. */
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

/** Bytes of everything except scripts. */
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
