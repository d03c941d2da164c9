/**
 * The archive of `npm run bundle` on a computer without internet and without Node: an ordinary user unpacks and starts
 * it in a network namespace. Its two interfaces are a local network, and the way to all other hosts.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTempDir, projectRoot } from '../../support/product/postgres';
import { eventually } from '../client';

const folder = makeTempDir();
let server: ChildProcess | undefined;
let output = '';
const address = '192.168.77.2';

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/bundle.mjs', `--out=${folder}`], { cwd: projectRoot });
  const [archive = ''] = fs.readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  fs.mkdirSync(path.join(folder, 'computer'));
  execFileSync('tar', [
    '-xzf',
    path.join(folder, archive),
    '--strip-components=1',
    '-C',
    path.join(folder, 'computer'),
  ]);
  const programs = path.join(folder, 'programs');
  fs.mkdirSync(programs);
  for (const name of fs.readdirSync('/usr/bin'))
    if (!/^(node|nodejs|npm|npx|corepack)$/.test(name))
      fs.symlinkSync(path.join('/usr/bin', name), path.join(programs, name));
  execFileSync('chown', ['-R', `${nobody}:${nobody}`, path.join(folder, 'computer')]);
  fs.chmodSync(folder, 0o755);
}, 600_000);
afterAll(() => {
  server?.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

/** An account that exists on every Linux. */
const nobody = 65_534;

/** `other` gets every packet for a host that is not in the local network, also questions to name servers. */
const network = [
  'ip link set lo up',
  'ip link add lan type veth peer name lan-end',
  'ip link add other type veth peer name other-end',
  'echo 1 > /proc/sys/net/ipv6/conf/other/disable_ipv6',
  `ip address add ${address}/24 dev lan`,
  'ip address add 198.51.100.2/24 dev other',
  ...['lan', 'lan-end', 'other', 'other-end'].map((name) => `ip link set ${name} up`),
  'ip route add 224.0.0.0/4 dev lan',
  'ip route add default via 198.51.100.1 dev other onlink',
].join(' && ');

function start(): void {
  const asNobody = `setpriv --reuid=${nobody} --regid=${nobody} --clear-groups`;
  const clean = `env -i PATH=${path.join(folder, 'programs')} HOME=/nonexistent JUDGE_WORKERS=1`;
  const line = `${network} && exec ${asNobody} ${clean} /bin/sh ./start --lan`;
  server = spawn('unshare', ['--net', 'sh', '-c', line], { cwd: path.join(folder, 'computer') });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk));
}

/** Runs a program in the server's network. */
const inside = (...command: string[]) =>
  execFileSync('nsenter', ['--net', `--target=${server?.pid}`, ...command], { encoding: 'utf8' });
const sentOn = (device: string) =>
  Number(new RegExp(`${device}:\\s*(?:\\d+\\s+){9}(\\d+)`).exec(inside('cat', '/proc/net/dev'))?.[1]);

/** What a device in the local network gets. @returns status and body */
function get(url: string): { status: number; body: string } {
  const script = `
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const answer = await fetch(${JSON.stringify(url)}, { headers: { accept: 'text/html,application/json' } });
    console.log(JSON.stringify({ status: answer.status, body: await answer.text() }));`;
  return JSON.parse(inside(process.execPath, '--no-warnings', '--input-type=module', '-e', script));
}

test('starts without internet, Node and root, serves HTTPS in the local network, and asks no other host', async () => {
  const startedAt = performance.now();
  start();
  await eventually(
    async () => (/Other devices open|could not start|Error/.test(output) ? true : undefined),
    120_000,
  );
  expect(output).toContain('is ready');
  console.log(`ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  expect(output).toContain(`Other devices open http://${address}:8080`);
  expect(get(`http://${address}:8080/`).body).toContain('<!doctype html>');
  expect(get(`https://${address}:8443/explore`)).toMatchObject({ status: 200 });
  expect(get(`https://${address}:8443/runtime-cpp.json`).status).toBe(200);
  const judged = await eventually(async () => {
    const { languages } = JSON.parse(get(`http://${address}:8080/api/status`).body);
    const available = languages.filter((one: { available: boolean }) => one.available);
    return available.length > 0 ? available.map((one: { language: string }) => one.language) : undefined;
  }, 60_000);
  expect(judged).toContain('JAVASCRIPT_NODE');
  // mDNS shows that packets are counted.
  expect(sentOn('lan')).toBeGreaterThan(0);
  expect(sentOn('other')).toBe(0);
}, 240_000);
