import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AbuseCase, type AbuseWorld, abuseCases } from './abuse-cases';
import { buildHelper, sourceDir } from './build';
import { openSandboxes, type Sandboxes } from './open-sandboxes';
import type { RunLimits, Sandbox, Tier } from './types';

const run = promisify(execFile);
const megabyte = 1024 * 1024;
const limits: RunLimits = {
  cpuMs: 5000,
  wallMs: 20_000,
  memoryBytes: 32 * megabyte,
  stackBytes: 4 * megabyte,
  outputBytes: megabyte,
  stderrBytes: 4096,
  fileBytes: 8 * megabyte,
  tmpBytes: 4 * megabyte,
  threads: 8,
  openFiles: 64,
  processes: false,
};

const secretText = 'the answers of all test cases';
const nobody = 65534;
const isRoot = process.getuid?.() === 0;

/** Every way in which this machine can confine: as what we are, and as an ordinary user if we can become one. */
const configurations: { name: string; tier: Tier; startAs?: number }[] = [
  { name: 'cgroup', tier: 'cgroup' },
  { name: 'namespaces', tier: 'userns' },
  { name: 'Landlock', tier: 'landlock' },
  ...(isRoot
    ? ([
        { name: 'user namespaces, as an ordinary user', tier: 'userns', startAs: nobody },
        { name: 'Landlock, as an ordinary user', tier: 'landlock', startAs: nobody },
      ] as const)
    : []),
];

let root = '';
let abusePath = '';
let world: AbuseWorld;
let tcp: Server;
let abstract: Server;
let connections = 0;

function listen(server: Server, on: number | string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('connection', (socket) => {
      connections++;
      socket.destroy();
    });
    server.on('error', reject);
    if (typeof on === 'number') server.listen(on, '127.0.0.1', () => resolve());
    else server.listen(`\0${on}`, () => resolve());
  });
}

async function prepare(): Promise<void> {
  root = await mkdtemp(join(tmpdir(), 'codeferry-abuse-'));
  await chmod(root, 0o755);
  const built = await buildHelper(root, 'abuse', sourceDir('abuse'));
  if (!built.ok) throw new Error(built.reason);
  abusePath = built.path;
  const secretPath = join(root, 'secret');
  await writeFile(secretPath, secretText);
  await chmod(secretPath, 0o666);
  process.env.SECRET_OF_THE_SERVER = secretText;
  tcp = createServer();
  abstract = createServer();
  const abstractSocket = `codeferry-test-${process.pid}`;
  await listen(tcp, 0);
  await listen(abstract, abstractSocket);
  const address = tcp.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  world = { secretPath, judgePid: process.pid, port, abstractSocket };
}

afterAll(async () => {
  tcp.close();
  abstract.close();
  await rm(root, { recursive: true, force: true });
});

async function processesNamed(name: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean);
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')));
  return pids.filter((_, index) => names[index]?.trim() === name);
}

function runCase(sandbox: Sandbox, workDir: string, abuse: AbuseCase) {
  return sandbox.run({
    argv: (work) => [`${work}/abuse`, ...abuse.args(world)],
    env: {},
    workDir,
    writable: false,
    mounts: ['/usr/bin', '/usr/lib', '/usr/lib64', '/lib', '/lib64', '/bin'],
    stdin: Buffer.from('the input'),
    limits: { ...limits, ...abuse.limits },
  });
}

interface Offer {
  name: string;
  opened: Sandboxes;
}

async function openAll(): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const { name, tier, startAs } of configurations) {
    const options = {
      cacheDir: root,
      hidden: [],
      onlyTier: tier,
      ...(startAs === undefined ? {} : { startAs }),
    };
    offers.push({ name, opened: await openSandboxes(options) });
  }
  return offers;
}

// Before the tests are listed: which tiers there are to test is for the machine to say.
await prepare();
const offers = await openAll();

test('this machine offers at least one tier, and says why when it refuses one', () => {
  expect(offers.some(({ opened }) => opened.type === 'open')).toBe(true);
  for (const { opened } of offers)
    if (opened.type === 'none') expect(opened.reason).toMatch(/No sandbox holds/);
});

test('the same programs do escape where there is no sandbox', async () => {
  const unconfined = async (args: string[]) => (await run(abusePath, args)).stdout;
  expect(await unconfined(['read-secrets', world.secretPath, '1'])).toContain(secretText);
  expect(await unconfined(['start-processes'])).toContain('ESCAPED fork');
  expect(await unconfined(['elsewhere'])).toContain('ESCAPED');
  expect(await unconfined(['network', String(world.port), world.abstractSocket])).toContain(
    'ESCAPED connected',
  );
  await expect.poll(() => connections).toBe(2);
  connections = 0;
});

for (const { name, opened } of offers) {
  if (opened.type === 'none') continue;
  describe(name, () => {
    let sandbox: Sandbox;
    const workDir = join(root, `work-${name.replaceAll(/\W+/g, '-')}`);

    beforeAll(async () => {
      await mkdir(workDir);
      await chmod(workDir, 0o755);
      await copyFile(abusePath, join(workDir, 'abuse'));
      sandbox = opened.open(1);
    });

    afterAll(async () => {
      await sandbox.close();
      await opened.close();
    });

    for (const [what, abuse] of Object.entries(abuseCases))
      test(`a program that ${what} is contained`, async () => {
        const report = await runCase(sandbox, workDir, abuse);
        if (!report.ok) throw new Error(report.message);
        const text = Buffer.from(report.stdout).toString('utf8');
        expect(text).not.toMatch(/ESCAPED/);
        expect(text).not.toContain(secretText);
        expect(abuse.wrong(report, text)).toBeNull();
        expect(await processesNamed('abuse')).toEqual([]);
        expect(connections).toBe(0);
        expect(await readFile(world.secretPath, 'utf8')).toBe(secretText);
      });
  });
}
