import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { signUpPerson } from '../../integration/client';
import { freePort, makeDataDir, type Product, startProduct } from '../../support/product/product';
import { type BadLine, startBadLine } from './bad-line';
import { bundleScript } from './bundle';
import type { Plant, Written } from './hands';
import { openRealBrowser, type RealBrowser } from './real-browser';
import { people, tabs } from './story';

/** Short, without images or requests. */
const quietPage = '/terms';
const questions = ['LOST-REMAINDER', 'CUT-NAMES', 'LOG-LOCKER'];
const password = 'secret-1';
const limits = Object.fromEntries(
  ['REQUESTS', 'SUBMIT', 'SIGN_IN', 'SIGN_UP', 'DRAFT'].map((name) => [`LIMIT_${name}`, '1000000']),
);

interface World {
  dataDir: string;
  profile: string;
  port: number;
  line: BadLine;
  /** Scripts: see hands.ts and people.ts. */
  hands: string;
  people: string;
  product: Product;
  browser: RealBrowser;
}

/** A dead tab may never answer; after this time the result of its action counts as unknown. */
const deathMs = 10_000;
const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), sleep(deathMs, undefined, { ref: false })]);

/** A page that is busy answers within this time. Afterwards it counts as dead, and a new one is asked. */
const answerMs = 30_000;
const asksMax = 4;
const withinAnswerTime = <T>(work: Promise<T>): Promise<{ value: T } | undefined> =>
  Promise.race([
    work.then(
      (value) => ({ value }),
      () => undefined,
    ),
    sleep(answerMs, undefined, { ref: false }),
  ]);

export class Device {
  readonly uids: string[] = [];
  readonly counts = { closed: 0, crashed: 0, serverKills: 0, browserKills: 0, signIns: 0 };
  plant: Plant | undefined;
  #tabs: (Promise<Page> | undefined)[] = [];
  /** Resolves when the page is closed or has crashed. */
  readonly #ends = new WeakMap<Page, Promise<null>>();
  #restart: Promise<void> | undefined;

  readonly dataDir: string;
  readonly line: BadLine;
  #world: World;

  private constructor(world: World) {
    this.#world = world;
    this.dataDir = world.dataDir;
    this.line = world.line;
  }

  static async open(): Promise<Device> {
    const dataDir = makeDataDir();
    const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-profile-'));
    const port = await freePort();
    const line = await startBadLine(() => port);
    const [hands, who] = await Promise.all([bundleScript('hands'), bundleScript('people')]);
    const product = await start(dataDir, port, line.url);
    const browser = await openRealBrowser(profile, hands);
    const device = new Device({ dataDir, profile, port, line, hands, people: who, product, browser });
    for (let n = 0; n < people; n += 1) device.uids.push((await signUpPerson(product.url, `person${n}`)).uid);
    return device;
  }

  tab(n: number): Promise<Page> {
    this.#tabs[n] ??= this.#openTab(n).catch((error) => {
      this.#tabs[n] = undefined;
      throw error;
    });
    return this.#tabs[n];
  }

  async #openTab(n: number): Promise<Page> {
    const page = await this.#world.browser.context.newPage();
    page.on('close', () => this.#forget(n, page));
    page.on('crash', () => page.close().catch(() => undefined));
    const end = new Promise<null>((resolve) => {
      for (const event of ['close', 'crash'] as const) page.once(event as 'close', () => resolve(null));
    });
    this.#ends.set(page, end);
    await page.goto(`${this.line.url}${quietPage}`);
    if (this.plant) await page.evaluate((fault) => window.hands.plant(fault), this.plant);
    // User input makes the product load its remaining parts at once.
    await page.evaluate(() => document.dispatchEvent(new Event('keydown')));
    return page;
  }

  #forget(n: number, gone: Page): void {
    const known = this.#tabs[n];
    void known?.then(
      (page) => {
        if (page === gone && this.#tabs[n] === known) this.#tabs[n] = undefined;
      },
      () => undefined,
    );
  }

  /** Opens all tabs; after that the service worker has the app and nothing depends on the server. */
  async openAll(): Promise<void> {
    const pages = await Promise.all(Array.from({ length: tabs }, (_, n) => this.tab(n)));
    await pages[0]?.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 60_000,
    });
  }

  async closeAll(): Promise<void> {
    for (let n = 0; n < tabs; n += 1) await this.closeTab(n);
  }

  /** Writes an answer; resolves with the device's result, or null if the tab died. */
  async write(tab: number, problem: number, text: string): Promise<Written | null> {
    try {
      const page = await this.tab(tab);
      const problemID = questions[problem] ?? '';
      const writing = page.evaluate(([problemID, text]) => window.hands.write(problemID, text), [
        problemID,
        text,
      ] as const);
      // Playwright may keep a dead tab's promise pending for ever.
      return await Promise.race([writing, this.#ends.get(page) ?? writing]);
    } catch (error) {
      if (isDeath(error)) return null;
      throw error;
    }
  }

  #takeTab(n: number): Promise<Page | undefined> {
    const known = this.#tabs[n];
    this.#tabs[n] = undefined;
    return inTime(Promise.resolve(known));
  }

  async closeTab(n: number): Promise<void> {
    const page = await this.#takeTab(n);
    if (!page) return;
    this.counts.closed += 1;
    await inTime(page.close());
  }

  async crashTab(n: number): Promise<void> {
    const page = await this.#takeTab(n);
    if (!page || page.isClosed()) return;
    this.counts.crashed += 1;
    const session = await inTime(this.#world.browser.context.newCDPSession(page));
    // A crashed page never answers.
    session?.send('Page.crash').catch(() => undefined);
    await inTime(Promise.resolve(this.#ends.get(page)));
    await inTime(page.close());
  }

  /** Kills the server; it restarts after a delay. */
  async killServer(): Promise<void> {
    await this.#restart;
    this.counts.serverKills += 1;
    await this.#world.product.kill();
    this.#restart = start(this.dataDir, this.#world.port, this.line.url).then((product) => {
      this.#world.product = product;
    });
  }

  async killBrowser(): Promise<void> {
    this.counts.browserKills += 1;
    await this.#world.browser.kill();
    this.#tabs = [];
    this.#world.browser = await openRealBrowser(this.#world.profile, this.#world.hands);
  }

  async signIn(who: number): Promise<void> {
    await this.#restart;
    this.counts.signIns += 1;
    for (let asks = 0; asks < asksMax; asks += 1) {
      const answer = await withinAnswerTime(this.#signInPage(who));
      if (!answer) continue;
      // A user would press the button again.
      if (answer.value?.startsWith('NETWORK:')) continue;
      if (answer.value) throw new Error(`Signing in: ${answer.value}`);
      return;
    }
    throw new Error('Signing in did not end');
  }

  /** Resolves with the reason if it fails. */
  async #signInPage(who: number): Promise<string | null> {
    const page = await this.#world.browser.context.newPage();
    try {
      await page.goto(`${this.line.url}/favicon.svg`);
      await page.evaluate(this.#world.people);
      const email = `person${who}@example.org`;
      return await page.evaluate(([email, password]) => window.people.change(email, password), [
        email,
        password,
      ] as const);
    } finally {
      await inTime(page.close());
    }
  }

  async heal(): Promise<void> {
    this.line.isDown = false;
    await this.#restart;
    await this.#ask(async () => undefined);
  }

  /**
   * Asks the first tab. Playwright may keep a promise of a dead tab pending for ever, so a tab that does not answer is
   * replaced.
   */
  async #ask<T>(work: (page: Page) => Promise<T>): Promise<T> {
    for (let asks = 0; asks < asksMax; asks += 1) {
      const opening = this.tab(0);
      const opened = await withinAnswerTime(opening);
      const answer = opened && (await withinAnswerTime(work(opened.value)));
      if (answer) return answer.value;
      if (this.#tabs[0] !== undefined) await this.closeTab(0);
    }
    throw new Error(`The first tab did not answer ${asksMax} times`);
  }

  /** Number of the current user's unsettled entries. Sends the `online` event to every tab first. */
  async unsettled(): Promise<number> {
    // After a browser kill the list of tabs has holes.
    for (const tab of this.#tabs.slice(1)) void inTime((async () => (await tab)?.evaluate(tellOfNetwork))());
    return this.#ask(async (page) => {
      await page.evaluate(tellOfNetwork);
      return page.evaluate(() => window.hands.unsettled());
    });
  }

  waiting(): Promise<string[]> {
    return this.#ask((page) => page.evaluate(() => window.hands.waiting()));
  }

  standing(): Promise<Record<string, { state: string; answerID: string | undefined }>> {
    return this.#ask((page) => page.evaluate(() => window.hands.standing()));
  }

  async close(): Promise<void> {
    await this.#restart?.catch(() => undefined);
    await this.#world.browser.kill();
    await this.#world.product.stop();
    await this.line.close();
    for (const folder of [this.dataDir, this.#world.profile])
      fs.rmSync(folder, { recursive: true, force: true });
  }
}

function tellOfNetwork(): void {
  window.dispatchEvent(new Event('online'));
}

function start(dataDir: string, port: number, publicUrl: string): Promise<Product> {
  return startProduct({ dataDir, port, env: { PUBLIC_URL: publicUrl, JUDGE_WORKERS: '0', ...limits } });
}

const isDeath = (error: unknown) =>
  /Target (?:page|closed|crashed)|has been closed|crashed|Session closed|Execution context|ERR_|frame was detached/i.test(
    String(error),
  );
