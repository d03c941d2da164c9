import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright';
import { borrowBrowser } from '../product/borrow';

/** @param more further arguments */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions({ more, isWhole: true }));
}

/** A connection to the browser that the files of this worker share. */
export async function connectSharedBrowser(kind: 'shell' | 'whole'): Promise<Browser> {
  return await chromium.connect(await borrowBrowser(kind));
}

export function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, launchOptions({ isWhole: true }));
}

/** From CHROMIUM_PATH or the system; undefined: Playwright's own. */
export function browserPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
}

/** Chromium's headless shell, if there is one outside of Playwright, which finds its own. */
function shellPath(): string | undefined {
  const known = [process.env.CHROMIUM_SHELL_PATH, '/usr/bin/chromium-headless-shell'];
  const found = known.find((path) => path && existsSync(path));
  return found ?? (browserPath() === chromium.executablePath() ? undefined : browserPath());
}

/**
 * @param isWhole the whole Chromium, as people have it. Otherwise its headless shell, which needs half the processor
 *   time but has no background sync, for example.
 */
export function launchOptions({
  more = [],
  isWhole = false,
}: {
  more?: readonly string[];
  isWhole?: boolean;
} = {}): LaunchOptions {
  const executablePath = isWhole ? browserPath() : shellPath();
  return {
    ...(executablePath ? { executablePath } : {}),
    // In containers, tests run as root with little shared memory; Chromium needs these flags there.
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...more],
  };
}
