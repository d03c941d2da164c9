import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright';
import { borrowBrowser } from './borrow';

/**
 * Launches Chromium: from CHROMIUM_PATH, the system, or `playwright install`. `more`: further arguments.
 */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(more));
}

/** A connection to the browser that the files of this worker share. */
export async function connectSharedBrowser(): Promise<Browser> {
  return await chromium.connect(await borrowBrowser());
}

export function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, launchOptions());
}

export function browserPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
}

export function launchOptions(more: readonly string[] = []): LaunchOptions {
  const executablePath = browserPath();
  return {
    ...(executablePath ? { executablePath } : {}),
    // In containers, tests run as root with little shared memory; Chromium needs these flags there.
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...more],
  };
}
