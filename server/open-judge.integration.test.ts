import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSandboxes } from './judge/sandbox/open-sandboxes';
import type { Tier } from './judge/sandbox/types';
import { hiddenFolders } from './open-judge';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-hidden-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
fs.chmodSync(folder, 0o755);
// Simulates a checkout below a folder that a language mounts.
const mounted = path.join(folder, 'toolchain');
const projectRoot = path.join(mounted, 'checkout');
const dataDir = path.join(mounted, 'data');
const answers = path.join(projectRoot, 'content/problems/first/data/secret/1.ans');
const library = path.join(mounted, 'library');
const workDir = path.join(folder, 'work');
for (const file of [answers, path.join(dataDir, 'file'), library]) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'content');
}
fs.mkdirSync(workDir);

const megabyte = 1024 * 1024;
const limits = {
  cpuMs: 5000,
  wallMs: 10_000,
  memoryBytes: 128 * megabyte,
  stackBytes: 0,
  outputBytes: megabyte,
  stderrBytes: 4096,
  fileBytes: megabyte,
  tmpBytes: megabyte,
  threads: 8,
  openFiles: 64,
  processes: false,
};

test('a program cannot read the secret test data or the database, wherever the checkout is', async () => {
  const opened = await openSandboxes({
    cacheDir: path.join(folder, 'cache'),
    hidden: hiddenFolders({ projectRoot, dataDir }),
  });
  if (opened.type === 'none') throw new Error(opened.reason);
  // Landlock cannot hide folders, so this tier refuses to start with a checkout below a mounted path.
  expect<Tier[]>(['cgroup', 'userns']).toContain(opened.tier);
  const sandbox = opened.open(1);
  const read = async (file: string) => {
    const outcome = await sandbox.run({
      argv: () => ['/bin/cat', file],
      env: {},
      workDir,
      writable: false,
      mounts: ['/bin', '/lib', '/lib64', '/usr/bin', '/usr/lib', '/usr/lib64', mounted],
      stdin: new Uint8Array(0),
      limits,
    });
    if (!outcome.ok) throw new Error(outcome.message);
    return Buffer.from(outcome.stdout).toString();
  };
  expect(await read(library)).toBe('content');
  expect(await read(answers)).toBe('');
  expect(await read(path.join(dataDir, 'file'))).toBe('');
  await sandbox.close();
  await opened.close();
});
