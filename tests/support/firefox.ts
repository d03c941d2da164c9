import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

/** Firefox for tests: the one named by FIREFOX_PATH, or the system's. Throws with what to do where there is none. */
export function launchFirefox(): Promise<Browser> {
  const executablePath = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  );
  if (!executablePath)
    throw new Error('There is no Firefox here. Install it, or name its program in FIREFOX_PATH.');
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
}
