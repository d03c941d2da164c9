/**
 * Papyros (npm `@dodona/papyros`), installed on demand below .cache: its worker and client without its
 * screen, with Pyodide from local files instead of the network. Its package installer is left out, so its
 * start is a little faster than in reality.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Plugin, rolldown } from 'rolldown';

const version = '2.3.7';
const cacheFolder = path.resolve(import.meta.dirname, '../../.cache/bench-papyros');
const modules = path.join(cacheFolder, 'node_modules');
const packageArchive = path.join(
  modules,
  '@dodona/papyros/dist/workers/python/python_package.tar.gz.load_by_url',
);

const workerEntry = `
import * as Comlink from 'comlink';
import { PythonWorker } from '@dodona/papyros/dist/workers/python/PythonWorker.js';
Comlink.expose(new PythonWorker());
`;
const pageEntry = `
import * as Comlink from 'comlink';
import { PyodideClient } from 'pyodide-worker-runner';
let client;
let seen = [];
let arrived = () => {};
window.startPapyros = async () => {
  client?.terminate();
  client = new PyodideClient(() => new Worker('/papyros/worker.js'), null);
  const onEvent = (event) => {
    seen.push(event);
    if (event.type === 'output') arrived();
  };
  await client.workerProxy.launch(Comlink.proxy(onEvent), Comlink.proxy(() => {}));
};
window.runPapyros = async (code) => {
  seen = [];
  // Output comes by another way than the end of the run, and may come after it.
  const output = new Promise((resolve, reject) => {
    arrived = resolve;
    setTimeout(() => reject(new Error('Papyros wrote nothing: ' + JSON.stringify(seen))), 20000);
  });
  await client.call(client.workerProxy.runCode, code, 'exec');
  await output;
  return seen.filter(({ type }) => type === 'output').map(({ data }) => data).join('');
};
`;

/**
 * Replaces what its bundler would do: the archive's address instead of its loader, and our files instead of
 * the network's.
 */
const fromHere: Plugin = {
  name: 'papyros-from-here',
  transform(code) {
    return code
      .replace(/require\("!!file-loader![^"]*"\)\.default/g, '"/papyros/python_package.tar.gz"')
      .replace(/(["`])https:\/\/cdn\.jsdelivr\.net\/pyodide\/[^"`]*\1/g, '"/papyros/"')
      .replace(/"https:\/\/cdn\.jsdelivr\.net\/pyodide\/v"\.concat\([^)]*\)/g, '"/papyros/"');
  },
};

async function install(): Promise<void> {
  if (fs.existsSync(packageArchive)) return;
  fs.mkdirSync(cacheFolder, { recursive: true });
  fs.writeFileSync(path.join(cacheFolder, 'package.json'), '{ "private": true }');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `@dodona/papyros@${version}`];
  await promisify(execFile)('npm', args, { cwd: cacheFolder });
}

async function bundle(name: string, entry: string, folder: string): Promise<void> {
  const input = path.join(cacheFolder, `${name}-entry.js`);
  fs.writeFileSync(input, entry);
  const built = await rolldown({ input, platform: 'browser', plugins: [fromHere], logLevel: 'silent' });
  await built.write({ file: path.join(folder, `${name}.js`), format: 'iife', codeSplitting: false });
  await built.close();
}

/** The folders of a page built with it, or the reason why it cannot be measured. */
export async function openPapyros(): Promise<{ folders: string[] } | { reason: string }> {
  try {
    await install();
    const folder = path.join(cacheFolder, 'built');
    fs.mkdirSync(folder, { recursive: true });
    await bundle('worker', workerEntry, folder);
    await bundle('page', pageEntry, folder);
    fs.copyFileSync(packageArchive, path.join(folder, 'python_package.tar.gz'));
    fs.writeFileSync(
      path.join(folder, 'page.html'),
      '<!doctype html><script src="/papyros/page.js"></script>',
    );
    return { folders: [folder, path.join(modules, 'pyodide')] };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
