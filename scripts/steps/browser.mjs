import fs from 'node:fs';
import { SetupError, step } from './progress.mjs';
import { run } from './run.mjs';
import { aptInstall, mayInstall } from './toolchains.mjs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

async function playwrightChromium() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return file && fs.existsSync(file) ? file : undefined;
}

/** @returns {Promise<string | undefined>} path of an installed Chromium */
async function findBrowser() {
  const told = process.env.CHROMIUM_PATH;
  if (told) {
    if (fs.existsSync(told)) return told;
    throw new SetupError(`CHROMIUM_PATH names ${told}, which does not exist.`);
  }
  return (await playwrightChromium()) ?? known.find((file) => fs.existsSync(file));
}

/**
 * Pages show a font with Arial's widths until their own one has loaded; the tests measure that nothing moves. A bare
 * Linux has no such font, and Debian's Chromium does not bring one.
 */
async function ensureFont() {
  if (process.platform !== 'linux' || !mayInstall()) return;
  const { code, output } = await run('fc-match', ['--format=%{family}', 'Arial']);
  if (code === 0 && /Arial|Liberation Sans|Helvetica/.test(output)) return;
  await step('Installing a font for the tests', () => aptInstall(['fontconfig', 'fonts-liberation']));
}

/**
 * The Chromium for the browser tests: an installed one, else Playwright's download, else Debian's package. On Linux
 * also a font for it.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const found = (await findBrowser()) ?? (await installBrowser());
  await ensureFont();
  return found;
}

/** @returns {Promise<string>} path */
async function installBrowser() {
  return await step('Installing a browser for the tests', async () => {
    if ((await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])).code === 0) {
      const own = await playwrightChromium();
      if (own) return own;
    }
    if (mayInstall() && (await aptInstall(['chromium']))) {
      const debian = known.find((file) => fs.existsSync(file));
      if (debian) return debian;
    }
    throw new SetupError(
      'No Chromium found, and it could not be installed. Install Chromium or Chrome, and set CHROMIUM_PATH to its path.',
    );
  });
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without its own windows, which needs half the processor time: for the tests that need nothing else.
 * @returns {Promise<string | undefined>} its path; undefined where Playwright brings it or there is none
 */
export async function ensureHeadlessShell() {
  const told = process.env.CHROMIUM_SHELL_PATH;
  if (told && !fs.existsSync(told))
    throw new SetupError(`CHROMIUM_SHELL_PATH names ${told}, which does not exist.`);
  const find = () => told ?? (fs.existsSync(headlessShell) ? headlessShell : undefined);
  const found = find();
  if (found || !mayInstall() || (await playwrightChromium())) return found;
  return await step('Installing a smaller browser for the tests', async () => {
    await aptInstall(['chromium-headless-shell']);
    return find();
  });
}

/** Adds certificates to Chromium's trust store, for the deep tests of a local network. */
export async function ensureCertutil() {
  if (process.platform !== 'linux' || !mayInstall()) return;
  if ((await run('certutil', ['--help'])).code !== 127) return;
  await step('Installing certutil for the tests', () => aptInstall(['libnss3-tools']));
}

const knownFirefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/local/bin/firefox'];

/**
 * The Firefox for some of the tests: an installed one, else Debian's package.
 * @returns {Promise<string | undefined>} its path; undefined if it cannot be installed
 */
export async function ensureFirefox() {
  const told = process.env.FIREFOX_PATH;
  if (told && !fs.existsSync(told)) throw new SetupError(`FIREFOX_PATH names ${told}, which does not exist.`);
  const find = () => told ?? knownFirefox.find((file) => fs.existsSync(file));
  const found = find();
  if (found || !mayInstall()) return found;
  return await step('Installing Firefox for the tests', async () => {
    await aptInstall(['firefox-esr']);
    return find();
  });
}
