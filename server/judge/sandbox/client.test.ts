import * as childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSandbox } from './client';
import type { RunSpec } from './types';

vi.mock('node:child_process', async (original) => {
  const real = await original<typeof childProcess>();
  return { ...real, spawn: vi.fn(real.spawn) };
});
const spawn = vi.mocked(childProcess.spawn);
beforeEach(() => {
  spawn.mockClear();
});

const spec: RunSpec = {
  argv: () => ['/bin/true'],
  env: {},
  workDir: '/',
  writable: false,
  mounts: [],
  stdin: new Uint8Array(0),
  limits: {
    cpuMs: 1000,
    wallMs: 1000,
    memoryBytes: 1_000_000,
    stackBytes: 0,
    outputBytes: 1000,
    stderrBytes: 1000,
    fileBytes: 1000,
    tmpBytes: 0,
    threads: 1,
    openFiles: 16,
    processes: false,
  },
};

/** Without a free file descriptor, Node returns a child without pipes and reports the error later. */
function withoutPipes(): childProcess.ChildProcess {
  const child = new EventEmitter() as childProcess.ChildProcess;
  process.nextTick(() => child.emit('error', new Error('spawn EMFILE')));
  return child;
}

test('a helper that cannot be started is a fault of that run only: the next one tries again', async () => {
  const sandbox = openSandbox({
    helperPath: '/nonexistent/helper',
    confinement: { tier: 'landlock', isolation: 'landlock', cgroups: null, startAs: null, hostUid: null },
    hidden: [],
  });
  spawn.mockImplementationOnce(() => {
    throw new Error('spawn ENOMEM');
  });
  spawn.mockImplementationOnce(withoutPipes);
  const failed = (words: string) => ({ ok: false, stage: 'helper', message: expect.stringContaining(words) });
  expect(await sandbox.run(spec)).toEqual(failed('ENOMEM'));
  expect(await sandbox.run(spec)).toEqual(failed('pipes could not'));
  expect(await sandbox.run(spec)).toEqual(failed('ENOENT'));
  expect(spawn).toHaveBeenCalledTimes(3);
  await sandbox.close();
});

/** Answers after the kill, before its exit event. */
function lateChild(answer: string): childProcess.ChildProcess {
  const stdout = new PassThrough();
  const child = new EventEmitter() as childProcess.ChildProcess;
  const end = () => {
    Object.assign(child, { signalCode: 'SIGKILL' });
    child.emit('exit', null, 'SIGKILL');
  };
  return Object.assign(child, {
    pid: 1,
    exitCode: null,
    signalCode: null,
    stdin: new PassThrough(),
    stdout,
    stderr: new PassThrough(),
    kill: () => {
      stdout.write(answer);
      setImmediate(() => setImmediate(end));
      return true;
    },
  });
}

test('a late answer of a cancelled run does not count for the next run', async () => {
  const sandbox = openSandbox({
    helperPath: '/nonexistent/helper',
    confinement: { tier: 'landlock', isolation: 'landlock', cgroups: null, startAs: null, hostUid: null },
    hidden: [],
  });
  const { spawn: realSpawn } = await vi.importActual<typeof childProcess>('node:child_process');
  const header = { ok: false, stage: 'of the first run', errno: 1, stdoutBytes: 0, stderrBytes: 0 };
  spawn.mockImplementationOnce(() => lateChild(`${JSON.stringify(header)}\n`));
  const controller = new AbortController();
  const first = sandbox.run(spec, controller.signal);
  const second = first.then(() => sandbox.run(spec));
  await vi.waitFor(() => expect(spawn).toHaveBeenCalled());
  spawn.mockImplementation(realSpawn);
  controller.abort();
  expect(await first).toMatchObject({ stage: 'aborted' });
  expect(await second).toMatchObject({ stage: 'helper', message: expect.stringContaining('ENOENT') });
  await sandbox.close();
});
