import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright';

/** Chromium for tests: the one named by CHROMIUM_PATH, the system's, or the one `playwright install` has fetched. `more`: further arguments. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(more));
}

/** The same with a profile that is kept in `folder`, as a person's browser keeps it from one start to the next. */
export function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, launchOptions());
}

/** The Chromium of this machine, if it has one. */
export function browserPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
}

function launchOptions(more: readonly string[] = []): LaunchOptions {
  const executablePath = browserPath();
  return {
    ...(executablePath ? { executablePath } : {}),
    // Containers run tests as root and give little shared memory; Chromium refuses or crashes there without these.
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...more],
  };
}
