import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const gzip = promisify(zlib.gzip);

/** @param {string} root */
const versionOf = (root) => JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).version;

/**
 * Writes the command line for learners as one file without dependencies.
 * @param {string} root project folder
 * @param {string} target the file to write
 */
export async function bundleCommandLine(root, target) {
  const { build } = await import('rolldown');
  await build({
    input: path.join(root, 'tools/cli/main.ts'),
    platform: 'node',
    logLevel: 'warn',
    transform: { define: { __VERSION__: JSON.stringify(versionOf(root)) } },
    output: { file: target, format: 'esm', minify: true, banner: '#!/usr/bin/env node' },
  });
}

/** The same bytes from the same source. @param {{ name: string, text: string, mode: number }[]} files */
async function packFiles(files) {
  const { pack } = await import('tar-stream');
  const archive = pack();
  for (const { name, text, mode } of files) archive.entry({ name, mode, mtime: new Date(0) }, text);
  archive.finalize();
  /** @type {Uint8Array[]} */
  const chunks = [];
  for await (const chunk of archive) chunks.push(/** @type {Uint8Array} */ (chunk));
  return await gzip(Buffer.concat(chunks), { level: 9 });
}

const readme = `# codeferry

Submit programs to a Codeferry server from a terminal. Run \`codeferry --help\`.
`;

/**
 * Packs the command line so that `npx http://SERVER/codeferry.tgz` runs it.
 * @param {string} root project folder
 * @param {string} target the archive to write
 */
export async function packCommandLine(root, target) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-cli-'));
  const bundle = path.join(folder, 'codeferry.mjs');
  await bundleCommandLine(root, bundle);
  const manifest = {
    name: 'codeferry',
    version: versionOf(root),
    description: 'Submit programs to a Codeferry server.',
    type: 'module',
    bin: { codeferry: 'codeferry.mjs' },
    engines: { node: '>=20' },
  };
  // npm expects everything below one folder.
  const packed = await packFiles([
    { name: 'package/package.json', text: `${JSON.stringify(manifest, null, 2)}\n`, mode: 0o644 },
    { name: 'package/README.md', text: readme, mode: 0o644 },
    { name: 'package/codeferry.mjs', text: fs.readFileSync(bundle, 'utf8'), mode: 0o755 },
  ]);
  fs.rmSync(folder, { recursive: true });
  fs.writeFileSync(target, packed);
}
