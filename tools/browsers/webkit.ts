/**
 * WebKit of GTK, the closest to Safari on this system. Controlled with the W3C's WebDriver protocol over
 * HTTP: Debian's `webkit2gtk-driver` and `xvfb`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../tests/support/product/product';
import type { Tab } from './tab';

const programs = { driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb' };

function miniBrowser(): string | undefined {
  const machines = fs.existsSync('/usr/lib') ? fs.readdirSync('/usr/lib') : [];
  return machines
    .flatMap((name) => ['4.1', '4.0'].map((api) => `/usr/lib/${name}/webkit2gtk-${api}/MiniBrowser`))
    .find((file) => fs.existsSync(file));
}

/** The command that installs what is missing; undefined: nothing. */
export function missingForWebKit(): string | undefined {
  const isHere = Object.values(programs).every((file) => fs.existsSync(file)) && miniBrowser();
  return isHere ? undefined : 'apt-get install --no-install-recommends webkit2gtk-driver xvfb';
}

async function openDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const process = spawn(programs.display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const told = process.stdio[3] as Readable;
  const name = await new Promise<string>((resolve, reject) => {
    told.once('data', (chunk) => resolve(`:${String(chunk).trim()}`));
    process.once('exit', () => reject(new Error('The virtual screen could not be started')));
  });
  return { name, process };
}

async function command(url: string, body?: object): Promise<unknown> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

async function whenUp(base: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const isUp = await command(`${base}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (tries > 100) throw new Error('The WebDriver does not respond');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function openWebKit(): Promise<Tab> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-webkit-'));
  const display = await openDisplay();
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: profile,
      XDG_RUNTIME_DIR: profile,
      // There is no graphics card, and as root the browser's own sandbox cannot be set up.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = () => {
    driver.kill();
    display.process.kill();
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return await openSession(`http://127.0.0.1:${port}`, end);
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * A limitation of this test. WebKit puts a left page into its page cache with unfinished IndexedDB
 * transactions; they keep their locks, and the next page of the same origin waits for the database as long as
 * that page is cached.
 */
export const webKitCaveat =
  'with its page cache off: a page that is left in the middle of a write can hold the database of the next';

async function openSession(base: string, end: () => void): Promise<Tab> {
  await whenUp(base);
  const options = { binary: miniBrowser(), args: ['--automation', '--enable-page-cache=false'] };
  const capabilities = {
    alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
  };
  const { sessionId } = (await command(`${base}/session`, { capabilities })) as { sessionId: string };
  const session = `${base}/session/${sessionId}`;
  return {
    async open(url) {
      await command(`${session}/url`, { url });
    },
    evaluate: (body) =>
      command(`${session}/execute/sync`, { script: `return (async () => { ${body} })()`, args: [] }),
    async close() {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined);
      end();
    },
  };
}
