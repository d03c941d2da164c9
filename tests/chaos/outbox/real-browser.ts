import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { browserPath } from '../../support/browser/browser';

export interface RealBrowser {
  context: BrowserContext;
  kill(): Promise<void>;
  close(): Promise<void>;
}

const closeMs = 5000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) killAll(child);
});

/** Also the browser's own processes, which write to the profile for a moment longer. */
function killAll({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // None is left.
  }
}

/** The DevTools address, once the browser prints it. */
function steeringAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (part) => {
      said += part;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${said}`)));
  });
}

/** @param script runs in every page before the page's own */
export async function openRealBrowser(profile: string, script: string): Promise<RealBrowser> {
  const executable = browserPath() ?? chromium.executablePath();
  if (!existsSync(executable)) throw new Error(`There is no Chromium at ${executable}`);
  const child = spawn(
    executable,
    [
      ...['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--no-first-run'],
      // Background tabs have the lowest priority otherwise, and starve on a busy machine.
      ...['--disable-renderer-backgrounding', '--disable-background-timer-throttling'],
      // After a kill, Chromium would ask whether to restore the pages.
      ...['--hide-crash-restore-bubble', '--disable-breakpad', '--remote-debugging-port=0'],
      ...[`--user-data-dir=${profile}`, 'about:blank'],
    ],
    // A process group of its own.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  running.add(child);
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child);
      resolve();
    }),
  );
  const browser: Browser = await chromium.connectOverCDP(await steeringAddress(child));
  const context = browser.contexts()[0];
  if (!context) throw new Error('The browser has no profile open');
  await context.addInitScript({ content: script });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
    killAll(child);
    // The connection to a killed browser may not answer any more.
    await Promise.race([browser.close().catch(() => undefined), sleep(closeMs, undefined, { ref: false })]);
  };
  return { context, kill: () => end('SIGKILL'), close: () => end('SIGTERM') };
}
