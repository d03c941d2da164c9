// abuse.js <case> <secret file> <pid of the judge> <port>: attacks from Node; prints ESCAPED for each
// success.
const fs = require('node:fs');

const [, , name, secret, judge, port] = process.argv;

function escapes(what, attempt) {
  try {
    console.log(`ESCAPED ${what} ${String(attempt()).slice(0, 80)}`);
  } catch {
    // expected
  }
}

/** For an attempt that fails with an event: reports if there is none. */
function escapesLater(what, emitter, event) {
  emitter.on('error', () => undefined);
  emitter.on(event, () => console.log(`ESCAPED ${what}`));
}

const cases = {
  'read-files'() {
    const parent = process.ppid;
    const paths = [secret, '/etc/passwd', '/etc/shadow', '/proc/1/environ', `/proc/${judge}/environ`];
    for (const path of [...paths, `/proc/${parent}/environ`, `/proc/1/root${secret}`, '/dev/mem'])
      escapes(`read ${path}`, () => {
        const text = fs.readFileSync(path, 'latin1');
        if (text === '') throw new Error('nothing in it');
        return text;
      });
    if (process.env.SECRET_OF_THE_SERVER) console.log("ESCAPED the server's environment");
  },
  'write-files'() {
    for (const path of [secret, '/x', 'x', '/etc/x', '/usr/x', '/proc/sys/kernel/core_pattern', __filename])
      escapes(`write ${path}`, () => fs.openSync(path, 'a'));
    escapes('chmod', () => fs.chmodSync(secret, 0o777));
    escapes('unlink', () => fs.unlinkSync(secret));
  },
  processes() {
    const { spawnSync, spawn, fork } = require('node:child_process');
    escapes('spawn', () => {
      const { error } = spawnSync('/bin/true');
      if (error) throw error;
    });
    escapesLater('spawn later', spawn('/bin/true'), 'spawn');
    escapesLater('fork', fork(__filename, ['exit-code']), 'spawn');
  },
  network() {
    escapesLater('connect', require('node:net').connect(Number(port), '127.0.0.1'), 'connect');
    escapesLater('listen', require('node:net').createServer().listen(0), 'listening');
    escapesLater('http', require('node:http').get(`http://127.0.0.1:${port}/`), 'response');
    escapes(
      'udp',
      () =>
        escapesLater('bind', require('node:dgram').createSocket('udp4').bind(0), 'listening') ?? missing(),
    );
    escapes('inspector', () => {
      require('node:inspector').open(0);
      if (!require('node:inspector').url()) throw new Error('not open');
    });
  },
  signals() {
    escapes('signal the judge', () => process.kill(Number(judge), 0));
    if (process.ppid > 1) escapes('signal the parent', () => process.kill(process.ppid, 0));
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGXCPU']) process.on(signal, () => undefined);
    for (;;);
  },
  identity() {
    escapes('setuid', () => process.setuid(0));
    escapes('chroot', () => process.binding('fs').chroot('/'));
    escapes('dlopen', () => process.dlopen({ exports: {} }, secret));
    escapes('priority', () => require('node:os').setPriority(-10));
  },
  workers() {
    const { Worker } = require('node:worker_threads');
    for (let i = 0; i < 64; i++)
      new Worker('setInterval(() => {}, 1000)', { eval: true }).on('error', () => undefined);
  },
  hog() {
    const kept = [];
    for (;;) kept.push(new Array(1000).fill(kept.length));
  },
  'buffer-hog'() {
    const kept = [];
    for (;;) kept.push(Buffer.alloc(1 << 20, 1));
  },
  'wasm-hog'() {
    const kept = [];
    for (;;) {
      const memory = new WebAssembly.Memory({ initial: 160 });
      new Uint8Array(memory.buffer).fill(1);
      kept.push(memory);
    }
  },
  deep() {
    const again = (n) => again(n + 1) + 1;
    again(0);
  },
  backtracking: () => /^(a+)+$/.test(`${'a'.repeat(64)}b`),
  microtasks() {
    const again = () => Promise.resolve().then(again);
    again();
  },
  'flood-stdout'() {
    for (;;) fs.writeSync(1, 'a'.repeat(65_536));
  },
  'flood-stderr'() {
    for (;;) fs.writeSync(2, 'a'.repeat(65_536));
  },
  sleep: () => setTimeout(() => undefined, 1_000_000),
  'wait-for-ever': () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  'exit-code': () => process.exit(7),
};

function missing() {
  throw new Error('nothing yet');
}

cases[name]();
