import { makeAssert } from './assert';
import { Buffer } from './buffer';
import { makeCrypto } from './crypto';
import type { EventLoop } from './event-loop';
import { EventEmitter } from './events';
import type { Host } from './host';
import { makeFs } from './io/fs';
import type { Output } from './io/output';
import { makeReadline } from './io/readline';
import type { Stdin } from './io/stdin';
import { path } from './path';
import type { Process } from './process';
import { StringDecoder } from './string-decoder';
import { makeUtil } from './util';

/** Node modules that make no sense here. */
const elsewhere = new Set(
  'child_process cluster dgram dns http http2 https inspector net stream tls tty v8 vm wasi zlib'.split(' '),
);

/** Creates each module at first use. */
export function makeRequire(
  global: Record<string, unknown>,
  process: Process,
  stdin: Stdin,
  output: Output,
  loop: EventLoop,
  host: Host,
): (name: string) => unknown {
  const wait = (delay: number, value: unknown) =>
    new Promise((resolve) => loop.addTimer(() => resolve(value), delay, [], false));
  const makers: Record<string, () => unknown> = {
    assert: makeAssert,
    'assert/strict': () => (load('assert') as { strict: unknown }).strict,
    buffer: () => ({ Buffer, constants: { MAX_LENGTH: 2 ** 31 } }),
    console: () => global.console,
    crypto: () => makeCrypto(),
    events: () => EventEmitter,
    fs: () => makeFs(stdin, output, loop),
    'fs/promises': () => (load('fs') as { promises: unknown }).promises,
    os: () => ({
      EOL: '\n',
      platform: () => 'linux',
      type: () => 'Linux',
      arch: () => 'x64',
      cpus: () => [{ model: '', speed: 0 }],
      totalmem: () => 2 ** 30,
      freemem: () => 2 ** 29,
      tmpdir: () => '/tmp',
      hostname: () => 'localhost',
      endianness: () => 'LE',
      release: () => '',
      uptime: () => host.nowMs() / 1000,
      homedir: () => '/',
    }),
    path: () => Object.assign(path, { posix: path }),
    perf_hooks: () => ({ performance: global.performance }),
    process: () => process,
    readline: () => makeReadline(stdin, loop, output),
    'readline/promises': () => (load('readline') as { promises: unknown }).promises,
    string_decoder: () => ({ StringDecoder }),
    timers: () => ({
      setTimeout: global.setTimeout,
      setInterval: global.setInterval,
      setImmediate: global.setImmediate,
      clearTimeout: global.clearTimeout,
      clearInterval: global.clearInterval,
      clearImmediate: global.clearImmediate,
    }),
    'timers/promises': () => ({ setTimeout: wait, setImmediate: (value: unknown) => wait(0, value) }),
    url: () => ({ URL: global.URL, URLSearchParams: global.URLSearchParams }),
    util: () => makeUtil(global),
    worker_threads: () => ({ isMainThread: true, parentPort: null, workerData: null, threadId: 0 }),
  };
  const made = new Map<string, unknown>();
  const resolve = (name: string) => {
    const bare = name.replace(/^node:/, '');
    if (!makers[bare]) throw missing(name, bare);
    return name;
  };
  const load = (name: string): unknown => {
    const bare = String(name).replace(/^node:/, '');
    const make = makers[bare];
    if (!make) throw missing(String(name), bare);
    if (!made.has(bare)) made.set(bare, make());
    return made.get(bare);
  };
  return Object.assign(load, { resolve, cache: {} });
}

function missing(name: string, bare: string): Error {
  const text = elsewhere.has(bare)
    ? `The module '${bare}' is not available in the browser; it works when you submit, if the judge allows it.`
    : `Cannot find module '${name}'\nRequire stack:\n- /main.js`;
  return Object.assign(new Error(text), { code: 'MODULE_NOT_FOUND' });
}
