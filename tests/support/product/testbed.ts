import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { securityHeaders } from '../../../server/platform/http/security-headers';
import type { RunProgress, RunRequest, RunResult } from '../../../wasm/run-client';
import { serveTestbed } from '../../../wasm/testbed/serve-testbed';
import { workerContentSecurityPolicy } from '../../../wasm/worker-policy';
import { launchBrowser } from '../browser/browser';
import { provideTestbed } from './testbed-template';

/** The CSP that the server sends with the product's pages. */
function pagePolicy(indexHtml: string): string {
  const { contentSecurityPolicy: policy } = securityHeaders(indexHtml, [], false);
  const directives = typeof policy === 'object' ? (policy.directives ?? {}) : {};
  return Object.entries(directives)
    .map(([name, values]) => {
      const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${dashed} ${[...(values as Iterable<string>)].join(' ')}`;
    })
    .join('; ');
}

export type RunInput = Pick<RunRequest, 'language' | 'code'> & Partial<RunRequest>;
export type WatchedRun = RunResult & { phases: RunProgress['phase'][]; wallMs: number };

/** The run client in a real browser, on an otherwise empty page. */
export class Testbed {
  readonly origin: string;
  readonly context: BrowserContext;
  #browser: Browser;
  #stopServer: () => Promise<void>;
  /** The served folder; a test may add files. */
  readonly folder: string;

  private constructor(
    browser: Browser,
    context: BrowserContext,
    origin: string,
    folder: string,
    stopServer: () => Promise<void>,
  ) {
    this.origin = origin;
    this.context = context;
    this.#browser = browser;
    this.folder = folder;
    this.#stopServer = stopServer;
  }

  static async open(): Promise<Testbed> {
    const folder = await mkdtemp(join(tmpdir(), 'testbed-'));
    await provideTestbed(folder);
    const { origin, server } = await serveTestbed(folder, workerContentSecurityPolicy, pagePolicy);
    const browser = await launchBrowser();
    const context = await browser.newContext();
    const stopServer = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    return new Testbed(browser, context, origin, folder, stopServer);
  }

  async newPage(context = this.context): Promise<Page> {
    const page = await context.newPage();
    await page.goto(this.origin);
    await page.waitForFunction(() => 'client' in window);
    return page;
  }

  newContext(): Promise<BrowserContext> {
    return this.#browser.newContext();
  }

  stopServer(): Promise<void> {
    return this.#stopServer();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#stopServer();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** With generous limits. */
export function run(page: Page, input: RunInput): Promise<WatchedRun> {
  const request: RunRequest = {
    stdin: '',
    timeLimitMs: 60_000,
    memoryLimitMb: 256,
    outputLimitBytes: 8 * 1024 * 1024,
    ...input,
  };
  return page.evaluate(async (request) => {
    const phases: RunProgress['phase'][] = [];
    const startMs = performance.now();
    const onProgress = ({ phase }: RunProgress) => {
      if (phases.at(-1) !== phase) phases.push(phase);
    };
    const result = await window.client.run(request, { onProgress });
    return { ...result, phases, wallMs: performance.now() - startMs };
  }, request);
}
