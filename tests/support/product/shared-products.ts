import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserServer, chromium } from 'playwright';
import { launchOptions } from '../browser/browser';
import { lender, type SharedProduct } from './borrow';
import { generousLimits } from './generous-limits';
import { freePort, makeDataDir, type Product, startProduct } from './product';

interface Running extends SharedProduct {
  readonly product: Product;
}

/**
 * Lends one product of each kind and one browser of each kind to each test worker, started when a file first asks. They
 * end after the last file.
 */
export async function setup(): Promise<() => Promise<void>> {
  const products = new Map<string, Promise<Running>>();
  const browsers = new Map<string, Promise<BrowserServer>>();
  const once = <T>(all: Map<string, Promise<T>>, key: string, start: () => Promise<T>) => {
    const known = all.get(key) ?? start();
    all.set(key, known);
    return known;
  };
  const answers: Record<string, (key: string) => Promise<object>> = {
    'shell-browser': async (key) => endpointOf(await once(browsers, key, () => startBrowser(false))),
    'whole-browser': async (key) => endpointOf(await once(browsers, key, () => startBrowser(true))),
    judging: async (key) => addressOf(await once(products, key, () => start('1'))),
    waiting: async (key) => addressOf(await once(products, key, () => start('0'))),
  };
  const server = http.createServer(async ({ url = '' }, response) => {
    const answer = answers[url.split('/')[1] ?? ''];
    try {
      if (!answer) throw new Error(`There is nothing to lend at ${url}`);
      response.end(JSON.stringify(await answer(url)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env[lender] = `http://127.0.0.1:${port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    for (const browser of browsers.values()) await (await browser).close();
    for (const running of products.values()) {
      const { product, dataDir } = await running;
      await product.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  };
}

const addressOf = ({ url, dataDir }: Running): SharedProduct => ({ url, dataDir });

const endpointOf = (browser: BrowserServer) => ({ endpoint: browser.wsEndpoint() });

/**
 * The pages of a device share one process of the shell, as on phones with little memory: that saves a fifth of the
 * processor time, because the process keeps the compiled scripts.
 */
const onePageProcess = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

const startBrowser = (isWhole: boolean) =>
  chromium.launchServer(launchOptions({ isWhole, more: isWhole ? [] : onePageProcess }));

async function start(judgeWorkers: string): Promise<Running> {
  const dataDir = makeDataDir();
  const env = { ...generousLimits, JUDGE_WORKERS: judgeWorkers };
  const product = await startProduct({ dataDir, port: await freePort(), env });
  return { url: product.url, dataDir, product };
}
