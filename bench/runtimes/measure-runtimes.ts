/**
 * `npm run bench -- runtimes`: programs in the browser, compared with plain Pyodide and with Papyros in the
 * same run.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { launchProfile } from '../../tests/support/browser/browser';
import { buildTestbed } from '../../wasm/testbed/build-testbed';
import { cppFindings } from './cpp-findings';
import { firstRunBytes } from './first-bytes';
import { type Finding, findingTable, type PairedTimes, ratioFinding, timeFinding } from './goals';
import { openPapyros } from './papyros';
import { papyrosFindings } from './papyros-findings';
import { hello, helloNode } from './programs';
import { pythonFindings } from './python-findings';
import { readyFinding } from './ready-findings';
import { serveFolders } from './serve';
import { oursMs, respawnedBareMs } from './sides';

const pyodide = path.dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));

interface Place {
  origin: string;
  profile: string;
  folder: string;
}

/** A new browser process with a filled disk cache; `visit` gets a page at `address`. */
async function inNewBrowser<T>(place: Place, address: string, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await launchProfile(place.profile);
  try {
    const page = await context.newPage();
    await page.goto(place.origin + address);
    return await visit(page);
  } finally {
    await context.close();
  }
}

async function coldFinding(place: Place, rounds: number): Promise<Finding> {
  const ours = () => inNewBrowser(place, '/', (page) => oursMs(page, 'PYTHON3', hello));
  const bare = () => inNewBrowser(place, '/bare/bare.html', (page) => respawnedBareMs(page, hello));
  const times: PairedTimes[] = [];
  for (let round = 0; round < rounds; round += 1) times.push({ oursMs: await ours(), otherMs: await bare() });
  return ratioFinding('Python in a new browser, files on the device: from the click to output', 0.3, times);
}

async function javascriptFindings(place: Place, rounds: number): Promise<Finding[]> {
  const cold: number[] = [];
  const warm: number[] = [];
  await inNewBrowser(place, '/', async (page) => {
    for (let round = 0; round < rounds; round += 1) {
      await page.evaluate(() => {
        window.client.dispose();
        window.client = window.createRunClient();
      });
      cold.push(await oursMs(page, 'JAVASCRIPT_NODE', helloNode));
      await oursMs(page, 'JAVASCRIPT_NODE', helloNode);
      warm.push(await oursMs(page, 'JAVASCRIPT_NODE', helloNode));
    }
  });
  return [
    timeFinding('JavaScript, first run in a new worker', 60, cold),
    timeFinding('JavaScript, further runs, each in a fresh context', 6, warm),
  ];
}

async function fillProfile(place: Place): Promise<void> {
  await inNewBrowser(place, '/', async (page) => {
    for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const) {
      await page.evaluate((language) => window.client.download(language), language);
      await oursMs(page, language, '');
    }
    await page.goto(`${place.origin}/bare/bare.html`);
    await respawnedBareMs(page, hello);
  });
}

export async function measureRuntimes(rounds: number): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-testbed-'));
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-profile-'));
  const papyros = await openPapyros();
  await buildTestbed(folder);
  const server = await serveFolders({
    '/bare/': [path.join(import.meta.dirname, 'pages'), pyodide],
    ...('folders' in papyros ? { '/papyros/': papyros.folders } : {}),
    '/': [folder],
  });
  try {
    const place = { origin: server.origin, profile, folder };
    await fillProfile(place);
    const findings = [await coldFinding(place, Math.min(rounds, 9))];
    await inNewBrowser(place, '/', async (ours) => {
      const bare = await ours.context().newPage();
      await bare.goto(`${place.origin}/bare/bare.html`);
      await respawnedBareMs(bare, hello);
      findings.push(...(await pythonFindings(ours, bare, rounds)));
    });
    findings.push(...(await javascriptFindings(place, rounds)));
    await inNewBrowser(place, '/', async (page) => {
      for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const)
        findings.push(await readyFinding(page, language, rounds));
    });
    const bytes = firstRunBytes(folder, pyodide);
    const detail = `${(bytes.ours / 1e6).toFixed(2)} MB, bare ${(bytes.bare / 1e6).toFixed(2)} MB`;
    const measured = bytes.ours / bytes.bare;
    findings.push({ what: 'bytes before the first Python run', unit: '×', goal: 1, measured, detail });
    if ('folders' in papyros) {
      await inNewBrowser(place, '/', async (ours) => findings.push(...(await papyrosFindings(ours, rounds))));
    }
    await inNewBrowser(place, '/', async (ours) =>
      findings.push(...(await cppFindings(ours, folder, rounds))),
    );
    const load = os.loadavg()[0]?.toFixed(1);
    console.log(`${os.cpus().length} cores, load ${load}, Node ${process.versions.node}, ${rounds} rounds\n`);
    console.log(findingTable(findings));
    if ('reason' in papyros) console.log(`\nNot beside Papyros: ${papyros.reason}`);
  } finally {
    server.close();
    for (const made of [folder, profile]) fs.rmSync(made, { recursive: true, force: true });
  }
}
