/**
 * A classroom without internet: the server is one computer, the browser another one, and nothing else is in their
 * network. The browser has its own trust store.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { rowsOnDevice } from '../../support/device-database';
import { chromiumOn, connectComputers, trustAuthority } from '../../support/network-namespaces';
import { projectRoot } from '../../support/postgres';
import { makeDataDir } from '../../support/product';
import { chooseLanguage, writeProgram } from '../../support/solve-page';
import { desktop } from '../../support/visit';

const { server, device } = connectComputers();
const { program, home } = chromiumOn(device);
const dataDir = makeDataDir();
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

let running: ChildProcess | undefined;
async function startServer(): Promise<string> {
  const env = {
    ...process.env,
    LAN: '1',
    PORT: '8080',
    HTTPS_PORT: '8443',
    DATA_DIR: dataDir,
    JUDGE_WORKERS: '1',
  };
  const child = spawn('ip', ['netns', 'exec', server.name, process.execPath, 'dist/server/main.js'], {
    cwd: projectRoot,
    env,
  });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 200_000 }).toMatch(/Other devices open|could not start/);
  expect(output).toContain('Other devices open');
  return output;
}
async function stopServer(): Promise<void> {
  const child = running;
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
afterAll(stopServer);

const hosts = new Set<string>();
let context: BrowserContext | undefined;
afterAll(() => context?.close());
async function openBrowser() {
  context = await chromium.launchPersistentContext(path.join(home, 'profile'), {
    executablePath: program,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    viewport: desktop,
  });
  context.setDefaultTimeout(60_000);
  context.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  return await context.newPage();
}

test('a device joins, works while the server is away, and sends the work when it is back', async () => {
  expect(await startServer()).toContain(`http://${server.address}:8080`);
  const plain = await openBrowser();
  await plain.goto(`http://${server.address}:8080/`);
  await plain.getByText('This device does not trust the server yet').waitFor();
  await plain.getByRole('tab', { name: 'Linux' }).click();
  const downloading = plain.waitForEvent('download');
  await plain.getByRole('link', { name: 'Download' }).click();
  trustAuthority(home, await (await downloading).path());
  // As the page advises: a browser may read its trust store only when it starts.
  await context?.close();
  const page = await openBrowser();
  await page.goto(`http://${server.address}:8080/`);
  await page.waitForURL(`https://${server.address}:8443/`);

  await page.goto(`https://${server.address}:8443/code/TWIN-BEACONS`);
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await chooseLanguage(page, 'PYTHON3');
  await stopServer();
  await page.reload();
  await writeProgram(page, 'print(1)');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByText('Saved on this device').first().waitFor();
  const receipt = async () => (await rowsOnDevice<{ receipt: string }>(page, 'submissions'))[0]?.receipt;
  expect(await receipt()).toBe('saved');

  await startServer();
  await expect.poll(receipt, { timeout: 120_000 }).toBe('sent');
  expect([...hosts]).toEqual([server.address]);
});
