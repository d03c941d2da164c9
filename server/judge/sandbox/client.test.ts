import * as childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { openSandbox } from './client';
import type { RunSpec } from './types';

vi.mock('node:child_process', async (original) => {
  const real = await original<typeof childProcess>();
  return { ...real, spawn: vi.fn(real.spawn) };
});
const spawn = vi.mocked(childProcess.spawn);

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

/** As Node has it when there is no file descriptor left: no pipes, and the reason comes as an event. */
function withoutPipes(): childProcess.ChildProcess {
  const child = new EventEmitter() as childProcess.ChildProcess;
  process.nextTick(() => child.emit('error', new Error('spawn EMFILE')));
  return child;
}

test('a helper that cannot be started is a fault of that run alone: the next one tries again', async () => {
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
  expect(await sandbox.run(spec)).toEqual(failed('no pipes'));
  expect(await sandbox.run(spec)).toEqual(failed('ENOENT'));
  expect(spawn).toHaveBeenCalledTimes(3);
  await sandbox.close();
});
