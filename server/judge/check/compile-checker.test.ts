import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCompileCache } from '../compile-cache';
import { checkChecker } from '../judge-submission';
import { python3 } from '../languages/python3';
import { checkerPrograms } from '../programs/checker-programs';
import type { RunOutcome, RunReport, Sandbox } from '../sandbox/types';
import { openWorkDirs, type WorkDirs } from '../work-dirs';
import { createCheckerCompiler } from './compile-checker';

const report: RunReport = {
  ok: true,
  exitCode: 0,
  signal: null,
  killedBy: null,
  outOfMemory: false,
  cpuMs: 1,
  wallMs: 1,
  endedMs: 0,
  peakBytes: 1,
  writtenBytes: 0,
  stdout: new Uint8Array(0),
  stderr: new Uint8Array(0),
};
const toolchain = { version: '3', programs: { interpreter: '/python' }, runMounts: [], compileMounts: [] };

let root = '';
let workDirs: WorkDirs;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'codeferry-compile-checker-'));
  await mkdir(join(root, 'judge'));
  workDirs = await openWorkDirs(root, { warn: () => undefined });
});
afterEach(async () => {
  await workDirs.close();
  await rm(root, { recursive: true, force: true });
});

async function open(outcomes: RunOutcome[]) {
  let runs = 0;
  const sandbox: Sandbox = {
    tier: 'cgroup',
    ownerUid: process.getuid?.() ?? 0,
    place: (_path, moved) => moved,
    run: async () => outcomes[runs++] ?? report,
    renew: () => undefined,
    close: async () => undefined,
  };
  const compiler = createCheckerCompiler({
    registry: { get: async () => ({ type: 'available', definition: python3, toolchain, baselineBytes: 0 }) },
    workDirs,
    compileCache: await openCompileCache(root),
    accelerators: { current: () => null, build: async () => undefined },
  });
  return { compile: () => compiler.compile(checkerPrograms.python, sandbox), runs: () => runs };
}

test('parallel requests for the same checker share one compilation, and later ones find it', async () => {
  const { compile, runs } = await open([]);
  const outcomes = await Promise.all(Array.from({ length: 8 }, compile));
  expect(outcomes.map(({ type }) => type)).toEqual(Array.from({ length: 8 }, () => 'ready'));
  expect((await compile()).type).toBe('ready');
  expect(runs()).toBe(1);
});

test('a refused checker is compiled again at the next request', async () => {
  const { compile, runs } = await open([{ ...report, exitCode: 1 }]);
  expect((await compile()).type).toBe('refused');
  expect((await compile()).type).toBe('ready');
  expect(runs()).toBe(2);
});

test('a waiting request starts its own compilation when the shared one is aborted', async () => {
  const { compile, runs } = await open([{ ok: false, stage: 'aborted', message: 'cancelled' }]);
  const [given, other] = await Promise.all([compile(), compile()]);
  expect([given.type, other.type]).toEqual(['fault', 'ready']);
  expect(runs()).toBe(2);
});

test('a file that cannot be written is a fault, not a crash', async () => {
  const disk = Object.assign(new Error('ENAMETOOLONG: name too long'), { code: 'ENAMETOOLONG' });
  const checkers = { compile: () => Promise.reject(disk) };
  const checked = await checkChecker({ checkers }, {} as Sandbox, checkerPrograms.python);
  expect(checked).toEqual({ ok: false, log: disk.message, ours: true });
});
