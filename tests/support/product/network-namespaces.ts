/** Computers of their own in one local network, as network namespaces of Linux. Needs root. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { browserPath } from '../browser/browser';
import { makeTempDir } from './postgres';

export interface Computer {
  readonly name: string;
  readonly address: string;
}

/** A server and devices in one network, until the test file ends. No packet can leave it. */
export function connectComputers(count = 1): { server: Computer; devices: readonly Computer[] } {
  const computer = (name: string, n: number) => ({
    name: `cf-${name}-${process.pid}`,
    address: `192.168.78.${n}`,
  });
  const server = computer('server', 1);
  const devices = Array.from({ length: count }, (_, n) => computer(`device${n}`, n + 2));
  const ip = (...words: string[]) => execFileSync('ip', words);
  afterAll(() => {
    for (const { name } of [server, ...devices]) ip('netns', 'delete', name);
  });
  for (const { name } of [server, ...devices]) ip('netns', 'add', name);
  // The server's computer is also the access point.
  ip('-n', server.name, 'link', 'add', 'lan', 'type', 'bridge');
  for (const [n, { name }] of devices.entries()) {
    const port = `port${n}`;
    ip('link', 'add', port, 'netns', server.name, 'type', 'veth', 'peer', 'name', 'lan', 'netns', name);
    ip('-n', server.name, 'link', 'set', port, 'master', 'lan', 'up');
  }
  for (const { name, address } of [server, ...devices]) {
    ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'lan');
    for (const link of ['lo', 'lan']) ip('-n', name, 'link', 'set', link, 'up');
    ip('-n', name, 'route', 'add', '224.0.0.0/4', 'dev', 'lan');
  }
  return { server, devices };
}

/** A program that starts Chromium on this computer, with a home and a trust store of its own. */
export function chromiumOn({ name }: Computer): { program: string; home: string } {
  const home = makeTempDir();
  afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
  const store = path.join(home, '.pki', 'nssdb');
  fs.mkdirSync(store, { recursive: true });
  execFileSync('certutil', ['-N', '-d', `sql:${store}`, '--empty-password']);
  const program = path.join(home, 'chromium.sh');
  fs.writeFileSync(
    program,
    `#!/bin/sh\nexec ip netns exec ${name} env HOME=${home} ${browserPath()} "$@"\n`,
    { mode: 0o755 },
  );
  return { program, home };
}

/** What a person does in the system's settings. */
export function trustAuthority(home: string, file: string): void {
  const store = `sql:${path.join(home, '.pki', 'nssdb')}`;
  execFileSync('certutil', ['-A', '-d', store, '-n', 'codeferry', '-t', 'C,,', '-i', file]);
}
