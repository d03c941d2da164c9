/** A secret, a listener, and every sandbox of this machine, as the current user and as an ordinary user. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandboxes, type Sandboxes } from '../open-sandboxes';
import { ordinaryUser } from '../ordinary-user';
import type { Sandbox, Tier } from '../types';
import type { AbuseWorld } from './native-cases';

export const secretText = 'the answers of all test cases';
const isRoot = process.getuid?.() === 0;

const configurations: { name: string; tier: Tier; startAs?: number }[] = [
  { name: 'cgroup', tier: 'cgroup' },
  { name: 'namespaces', tier: 'userns' },
  { name: 'Landlock', tier: 'landlock' },
  ...(isRoot
    ? ([
        { name: 'delegated cgroup, as an ordinary user', tier: 'cgroup', startAs: ordinaryUser },
        { name: 'user namespaces, as an ordinary user', tier: 'userns', startAs: ordinaryUser },
        { name: 'Landlock, as an ordinary user', tier: 'landlock', startAs: ordinaryUser },
      ] as const)
    : []),
];

export interface Offer {
  name: string;
  opened: Extract<Sandboxes, { type: 'open' }>;
}

export interface AbuseSite extends AbuseWorld {
  root: string;
  /** Environment variable that marks this site's processes. */
  mark: string;
  offers: Offer[];
  refusals: string[];
  connections(): number;
  forgetConnections(): void;
  close(): Promise<void>;
}

/** Opening a sandbox takes a second; only the deep lane tests them all. */
type Which = 'all' | 'strongest';

function listen(server: Server, on: number | string, heard: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('connection', (socket) => {
      heard();
      socket.destroy();
    });
    server.on('error', reject);
    if (typeof on === 'number') server.listen(on, '127.0.0.1', () => resolve());
    else server.listen(`\0${on}`, () => resolve());
  });
}

async function openAll(root: string, which: Which): Promise<{ offers: Offer[]; refusals: string[] }> {
  const offers: Offer[] = [];
  const refusals: string[] = [];
  for (const { name, tier, startAs } of configurations) {
    const as = startAs === undefined ? {} : { startAs };
    const opened = await openSandboxes({ cacheDir: root, hidden: [], onlyTier: tier, ...as });
    if (opened.type === 'open') offers.push({ name, opened });
    else refusals.push(opened.reason);
    if (which === 'strongest' && offers.length > 0) break;
  }
  return { offers, refusals };
}

/** The secret is in a world-writable file and in our environment. */
export async function openAbuseSite(which: Which = 'all'): Promise<AbuseSite> {
  const root = await mkdtemp(join(tmpdir(), 'codeferry-abuse-'));
  await chmod(root, 0o755);
  const secretPath = join(root, 'secret');
  await writeFile(secretPath, secretText);
  await chmod(secretPath, 0o666);
  process.env.SECRET_OF_THE_SERVER = secretText;
  const tcp = createServer();
  const abstract = createServer();
  const abstractSocket = `codeferry-test-${process.pid}`;
  let connections = 0;
  const heard = () => {
    connections++;
  };
  await listen(tcp, 0, heard);
  await listen(abstract, abstractSocket, heard);
  const address = tcp.address();
  const { offers, refusals } = await openAll(root, which);
  return {
    root,
    secretPath,
    judgePid: process.pid,
    port: typeof address === 'object' && address ? address.port : 0,
    abstractSocket,
    mark: `ABUSE=${randomBytes(8).toString('hex')}`,
    offers,
    refusals,
    connections: () => connections,
    forgetConnections: () => {
      connections = 0;
    },
    async close() {
      tcp.close();
      abstract.close();
      for (const { opened } of offers) await opened.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

export async function marked(mark: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => Number(name) > 0);
  const environments = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')),
  );
  return pids.filter((_, index) => environments[index]?.split('\0').includes(mark));
}

export async function makeWorkDir(
  dir: string,
  sandbox: Pick<Sandbox, 'ownerUid'>,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<string> {
  await mkdir(dir, { recursive: true });
  await chmod(dir, 0o777);
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(dir, name), content);
    await chmod(join(dir, name), sandbox.ownerUid === process.getuid?.() ? 0o644 : 0o444);
  }
  return dir;
}
