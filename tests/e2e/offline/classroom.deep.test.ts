/**
 * A classroom without internet: the server, a teacher and two students are four computers in a network of their own.
 * Each browser has its own trust store. CLASSROOM_AWAY_MINUTES says how long the server is away (1 by default).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { rowsOnDevice } from '../../support/browser/device-database';
import { desktop, phone } from '../../support/browser/visit';
import { type Somebody, signUp } from '../../support/pages/account-forms';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import {
  type Computer,
  chromiumOn,
  connectComputers,
  trustAuthority,
} from '../../support/product/network-namespaces';
import { projectRoot } from '../../support/product/postgres';
import { makeDataDir } from '../../support/product/product';
import { solutionOf } from '../../support/solutions';

const awayMs = Number(process.env.CLASSROOM_AWAY_MINUTES ?? 1) * 60_000;
const problem = 'TWIN-BEACONS';

const { server, devices } = connectComputers(3);
const plainSite = `http://${server.address}:8080`;
const site = `https://${server.address}:8443`;
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
  await expect.poll(() => output, { timeout: 200_000 }).toMatch(/Teacher code|could not start/);
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

/** All that any browser asked. */
const hosts = new Set<string>();

/** A browser on this computer that trusts the server, as the join page explains. */
async function join(computer: Computer, options: BrowserContextOptions): Promise<Page> {
  const { program, home } = chromiumOn(computer);
  let context: BrowserContext | undefined;
  afterAll(() => context?.close());
  const openBrowser = async () => {
    context = await chromium.launchPersistentContext(path.join(home, 'profile'), {
      executablePath: program,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
      ...options,
    });
    context.setDefaultTimeout(60_000);
    context.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    return await context.newPage();
  };
  const plain = await openBrowser();
  await plain.goto(plainSite);
  await plain.getByText('This device does not trust the server yet').waitFor();
  await plain.getByRole('tab', { name: 'Linux' }).click();
  const downloading = plain.waitForEvent('download');
  await plain.getByRole('link', { name: 'Download' }).click();
  trustAuthority(home, await (await downloading).path());
  // As the page advises: a browser may read its trust store only when it starts.
  await context?.close();
  const page = await openBrowser();
  await page.goto(plainSite);
  await page.waitForURL(`${site}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}

async function register(page: Page, name: string): Promise<void> {
  const person: Somebody = {
    email: `${name}@harbour.example`,
    password: 'crossing-1842',
    username: name,
    displayName: name,
  };
  await page.goto(`${site}/signup`);
  await signUp(page, person);
  await page.getByRole('link', { name: `Profile of ${name}` }).waitFor();
}

async function becomeTeacher(page: Page, output: string): Promise<void> {
  await page.goto(`${site}/classes`);
  await page.getByLabel('Teacher code').fill(/Teacher code: (\S+)\./.exec(output)?.[1] ?? '');
  await page.getByRole('button', { name: 'Become a teacher' }).click();
  await page.getByText('You are a teacher now').first().waitFor();
}

/** @returns the link that students open */
async function makeClass(page: Page): Promise<string> {
  await page.getByLabel('Name of the class').fill('Informatics 7b');
  await page.getByRole('button', { name: 'Make class' }).click();
  await page.getByRole('heading', { name: 'Informatics 7b' }).waitFor();
  return (await page.getByText('/classes/join#').textContent())?.trim() ?? '';
}

async function assign(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New assignment' }).click();
  await page.getByLabel('Title').fill('Beacons');
  await page.getByRole('searchbox').fill('twin beacons');
  await page.getByRole('button', { name: /^Add Twin beacons/i }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { name: 'Beacons' }).waitFor();
}

/** The assignment is first on the home page, and its content on the device. */
async function takeAlong(page: Page): Promise<void> {
  await page.goto(site);
  await page.getByRole('region', { name: 'Your assignments' }).getByText('0 of 1 solved').waitFor();
  await page.goto(`${site}/offline`);
  const row = page.getByRole('listitem').filter({ hasText: 'Beacons' });
  await row.getByText(/checked for updates/).waitFor({ timeout: 120_000 });
}

/** From the home page, with the server away. */
async function solve(page: Page, program: string): Promise<void> {
  await page.goto(site);
  await page.getByRole('link', { name: 'Beacons' }).click();
  await page.getByRole('link', { name: /Twin beacons/i }).click();
  // On a phone, statement and program take turns.
  if (page.viewportSize()?.width === phone.width)
    await page.getByRole('button', { name: 'Code', exact: true }).click();
  await chooseLanguage(page, 'PYTHON3');
  await writeProgram(page, program);
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByText('Saved on this device').first().waitFor();
}

const receiptOf = async (page: Page) =>
  (await rowsOnDevice<{ receipt: string }>(page, 'submissions'))[0]?.receipt;

test('a class joins, solves an assignment while the server is away, and the teacher’s grid is complete afterwards', {
  timeout: awayMs + 600_000,
}, async () => {
  const output = await startServer();
  expect(output).toContain(plainSite);
  const [one, two, three] = devices;
  if (!one || !two || !three) throw new Error('There are three devices.');
  const teacher = await join(one, { viewport: desktop });
  const solver = await join(two, { viewport: desktop });
  const trier = await join(three, { viewport: phone, hasTouch: true });

  await register(teacher, 'byron.teacher');
  await becomeTeacher(teacher, output);
  const link = await makeClass(teacher);
  for (const [page, name] of [
    [solver, 'ada.student'],
    [trier, 'grace.student'],
  ] as const) {
    await register(page, name);
    await page.goto(link);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByRole('heading', { name: 'Informatics 7b' }).waitFor();
  }
  await assign(teacher);
  for (const page of [solver, trier]) await takeAlong(page);

  await stopServer();
  await solve(solver, solutionOf(problem, 'PYTHON3', 'accepted'));
  await solve(trier, 'print(1)');
  await sleep(awayMs);
  for (const page of [solver, trier]) expect(await receiptOf(page)).toBe('saved');

  await startServer();
  for (const page of [solver, trier])
    await expect.poll(() => receiptOf(page), { timeout: 180_000 }).toMatch(/^(sent|judged)$/);
  const address = new URL(teacher.url());
  await teacher.goto(`${site}/classes`);
  await teacher.getByRole('link', { name: 'Informatics 7b' }).click();
  await teacher
    .getByRole('link', { name: /progress|work/i })
    .first()
    .click();
  await teacher.getByRole('link', { name: 'Show the tasks of Beacons' }).click();
  const cell = (name: string, state: RegExp) =>
    teacher.getByRole('link', { name: new RegExp(`^${name}, Twin beacons: ${state.source}`, 'i') });
  await cell('ada.student', /Solved, 1 try/).waitFor({ timeout: 120_000 });
  await cell('grace.student', /Tried, 1 try/).waitFor({ timeout: 120_000 });
  expect(address.hostname).toBe(server.address);
  expect([...hosts]).toEqual([server.address]);
});
