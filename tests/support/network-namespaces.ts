/** Computers of their own in one local network, as network namespaces of Linux. Needs root. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { browserPath } from './browser';
import { makeTempDir } from './postgres';

export interface Computer {
  readonly name: string;
  readonly address: string;
}

/** Two computers with a cable between them, until the test file ends. No packet can leave. */
export function connectComputers(): { server: Computer; device: Computer } {
  const server = { name: `cf-server-${process.pid}`, address: '192.168.78.1' };
  const device = { name: `cf-device-${process.pid}`, address: '192.168.78.2' };
  const ip = (...words: string[]) => execFileSync('ip', words);
  afterAll(() => {
    for (const { name } of [server, device]) ip('netns', 'delete', name);
  });
  for (const { name } of [server, device]) ip('netns', 'add', name);
  ip('link', 'add', 'lan', 'netns', server.name, 'type', 'veth', 'peer', 'name', 'lan', 'netns', device.name);
  for (const { name, address } of [server, device]) {
    ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'lan');
    for (const link of ['lo', 'lan']) ip('-n', name, 'link', 'set', link, 'up');
    ip('-n', name, 'route', 'add', '224.0.0.0/4', 'dev', 'lan');
  }
  return { server, device };
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
