import fs from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeEach } from 'vitest';
import { borrowProduct } from '../product/borrow';
import { type FlakyProxy, startFlakyProxy } from '../product/flaky-proxy';
import { freePort, makeDataDir, type Product, startProduct } from '../product/product';
import { connectSharedBrowser } from './browser';
import { cleanDevice } from './clean-device';
import { tellWhatWasSeen } from './last-seen';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export interface ServerOptions {
  env?: Record<string, string>;
  /** Off by default, so that submissions stay pending. */
  judge?: boolean;
  /** Puts a faulty proxy in front of the server, which then uses the proxy's address as its own. */
  viaProxy?: boolean;
  /** For a file that stops the server, or asserts what a whole installation has. */
  ownServer?: boolean;
}

/** The built product as browsers reach it. */
export interface Serving {
  /** The address, also while the server is stopped. */
  readonly url: string;
  readonly dataDir: string;
  readonly proxy: FlakyProxy | undefined;
  /** Stops the product with SIGTERM. */
  stopServer(): Promise<void>;
  /** Starts it again on the same port and data. */
  startServer(): Promise<void>;
}

export interface DeviceOptions extends BrowserContextOptions {
  patienceMs?: number;
  /**
   * Fetches pages and runtimes ahead, as on an unlimited connection; by default only a device with a service worker
   * does. It takes a third of the processor time that loading a page takes.
   */
  fetchesAhead?: boolean;
}

export interface Device {
  context: BrowserContext;
  page: Page;
}

export interface Visit extends Serving, Device {
  readonly browser: Browser;
  readonly trouble: string[];
  open(path: string, page?: Page): Promise<void>;
  openTab(path: string): Promise<Page>;
  /** Options default to the first device's. */
  openDevice(options?: DeviceOptions): Promise<Device>;
}

/** A device with the service worker, as in real use: works without a server. */
export const withServiceWorker = { serviceWorkers: 'allow', patienceMs: 90_000 } as const;

/**
 * The product that the files of one worker share. They leave accounts, contests and problems behind, so names
 * must be unique: see unique-name.ts.
 */
async function shareProduct(judge: boolean): Promise<Serving> {
  const refuse = async () => {
    throw new Error('Other test files use this server: call startVisit({ ownServer: true }).');
  };
  const product = await borrowProduct(judge ? 'judging' : 'waiting');
  return { ...product, proxy: undefined, stopServer: refuse, startServer: refuse };
}

/**
 * Serves the product until the test file ends; await it at the top of the file. It is the worker's shared one,
 * unless the options need an own one with a new data folder.
 */
export async function serveProduct({
  env,
  judge = false,
  viaProxy,
  ownServer = true,
}: ServerOptions = {}): Promise<Serving> {
  if (!env && !viaProxy && !ownServer) return await shareProduct(judge);
  const dataDir = makeDataDir();
  afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const proxy = viaProxy ? await startFlakyProxy(() => port) : undefined;
  afterAll(() => proxy?.close());
  const settings = { JUDGE_WORKERS: judge ? '1' : '0', ...(proxy && { PUBLIC_URL: proxy.url }), ...env };
  const start = () => startProduct({ dataDir, port, env: settings });
  let product: Product = await start();
  afterAll(() => product.stop());
  return {
    url: proxy?.url ?? product.url,
    dataDir,
    proxy,
    stopServer: () => product.stop(),
    async startServer() {
      product = await start();
    },
  };
}

/**
 * Serves the product, and opens a page in the worker's shared browser. Await it at the top of the file.
 * Each test finds the first device as new, and the other ones closed.
 * @param device options of the first device, and the default of later ones
 * @param wholeBrowser for what Chromium's headless shell does not have; see `launchOptions`
 */
export async function startVisit({
  device = {},
  wholeBrowser = false,
  ownServer = false,
  ...options
}: ServerOptions & { device?: DeviceOptions; wholeBrowser?: boolean } = {}): Promise<Visit> {
  const serving = await serveProduct({ ...options, ownServer });
  const browser = await connectSharedBrowser(wholeBrowser ? 'whole' : 'shell');
  afterAll(async () => {
    for (const context of browser.contexts()) await context.close();
    await browser.close();
  });
  const trouble: string[] = [];
  const watch = tellWhatWasSeen();
  const openDevice = async (wanted = device): Promise<Device> => {
    const context = await openContext(browser, wanted);
    watch(context);
    context.on('page', (page) =>
      page.on('pageerror', (error) => trouble.push(`${page.url()}: ${String(error)}`)),
    );
    return { context, page: await context.newPage() };
  };
  const first = await openDevice();
  beforeEach(async () => {
    for (const context of browser.contexts()) if (context !== first.context) await context.close();
    await first.page.setViewportSize(device.viewport ?? desktop);
    await cleanDevice(first.context, first.page, serving.url);
  });
  const open = async (path: string, page = first.page) => void (await page.goto(`${serving.url}${path}`));
  const openTab = async (path: string) => {
    const page = await first.context.newPage();
    await open(path, page);
    return page;
  };
  return { ...serving, ...first, browser, trouble, open, openTab, openDevice };
}

const noRoutes = async () => {
  throw new Error(
    'A service worker answers for these pages, and what it lets through to the server is not always seen: open the device without one, or use `proxy.meddle`.',
  );
};

/**
 * Without a service worker, tests can intercept every request of a page. With one, requests right after
 * loading may bypass the interception unnoticed.
 */
async function openContext(
  browser: Browser,
  { patienceMs = 20_000, fetchesAhead, ...options }: DeviceOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: desktop,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  if (!(fetchesAhead ?? options.serviceWorkers === 'allow')) await payByTheByte(context);
  if (options.serviceWorkers === 'allow') {
    context.route = noRoutes;
    context.on('page', (page) => Object.assign(page, { route: noRoutes }));
  }
  return context;
}

/** From the next page on, simulates a metered connection: no prefetching. */
function payByTheByte(device: BrowserContext): Promise<unknown> {
  return device.addInitScript(() => {
    const paid = Object.assign(new EventTarget(), { saveData: true, type: 'cellular' });
    Object.defineProperty(navigator, 'connection', { value: paid });
  });
}
