import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/** Chromium for tests: the one named by CHROMIUM_PATH, the system's, or the one `playwright install` has fetched. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Containers run tests as root and give little shared memory; Chromium refuses or crashes there without these.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}
