/**
 * The judge: source and test cases in, verdict out. Opens sandboxes, finds languages, and takes a submission through compile, runs,
 * checks and score. It knows neither database nor HTTP; the worker that does is its user.
 */
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageStatus } from '../../contract/entities/status';
import { languages } from '../../contract/limits';
import { createCompareThread } from './check/compare-thread';
import { openCompileCache } from './compile-cache';
import type { JudgeParts } from './judge-parts';
import { judgeSubmission } from './judge-submission';
import { openAccelerators } from './languages/accelerators';
import { openProbeCache } from './languages/probe-cache';
import { startRegistry } from './languages/registry';
import { createPool } from './pool';
import { openSandboxes, type Sandboxes } from './sandbox/open-sandboxes';
import type { Sandbox, Tier } from './sandbox/types';
import type { Judge, JudgeLog, JudgeResult } from './types';
import { openWorkDirs } from './work-dirs';

export interface JudgeOptions {
  /** Everything here can be made again. */
  cacheDir: string;
  /** Submissions judged at a time, at least 1. */
  workers: number;
  log: JudgeLog;
  /** Folders of the product (its own, its data) that no program may see; `cacheDir` is always one. */
  hidden?: readonly string[];
  /** For trying out: only this tier, or the helper started as this ordinary user. */
  onlyTier?: Tier;
  startAs?: number;
  /** Whether to build what makes compiling faster; on by default. */
  accelerate?: boolean;
}

type OpenSandboxes = Extract<Sandboxes, { type: 'open' }>;

/** What a judge without a sandbox is: one that says why, for every language, and judges nothing. */
function closedJudge(reason: string, installHint?: string): Judge {
  const status: LanguageStatus[] = languages.map((language) => ({
    language,
    available: false,
    reason,
    ...(installHint ? { installHint } : {}),
  }));
  const result = (testCount: number): JudgeResult => ({
    verdict: 'JE',
    score: 0,
    passedTestcases: 0,
    totalTestcases: testCount,
    compile: { ok: false, log: '', cached: false },
    tests: [],
    tier: 'none',
    fault: reason,
  });
  return {
    status: () => ({ tier: 'none', warnings: [reason], languages: status }),
    ready: async () => undefined,
    judge: async ({ testCases }) => result(testCases.length),
    close: async () => undefined,
  };
}

async function buildAccelerators({ registry, accelerators }: JudgeParts): Promise<void> {
  await registry.ready();
  for (const language of languages) {
    const state = await registry.get(language);
    if (state.type === 'available') await accelerators.build(state.definition, state.toolchain);
  }
}

async function openJudge(options: JudgeOptions, sandboxes: OpenSandboxes): Promise<Judge> {
  const { cacheDir, log, workers } = options;
  const [workDirs, compileCache, probeCache, accelerators] = await Promise.all([
    openWorkDirs(cacheDir),
    openCompileCache(cacheDir),
    openProbeCache(cacheDir),
    openAccelerators(cacheDir, log),
  ]);
  const scout = sandboxes.open(0);
  const { key: sandboxKey } = sandboxes;
  const registry = startRegistry({
    sandbox: scout,
    sandboxKey,
    workDirs,
    compileCache,
    probeCache,
    accelerators,
    log,
  });
  const slots: Sandbox[] = Array.from({ length: Math.max(1, workers) }, (_, slot) =>
    sandboxes.open(slot + 1),
  );
  const pool = createPool(slots);
  const thread = createCompareThread();
  const parts: JudgeParts = { tier: sandboxes.tier, registry, workDirs, compileCache, accelerators, thread };
  const examined = registry.ready().then(() => scout.close());
  if (options.accelerate !== false) void buildAccelerators(parts);
  return {
    status: () => ({ tier: sandboxes.tier, warnings: sandboxes.warnings, languages: registry.status() }),
    ready: () => registry.ready(),
    judge: (request, onEvent = () => undefined, signal = undefined) =>
      pool.use((sandbox) => judgeSubmission(parts, sandbox, request, onEvent, signal)),
    async close() {
      await Promise.all([examined, ...slots.map((sandbox) => sandbox.close())]);
      await Promise.all([workDirs.close(), thread.close(), sandboxes.close()]);
    },
  };
}

/** Ready to take submissions at once; the first in a language waits until that language has been examined. */
export async function createJudge(options: JudgeOptions): Promise<Judge> {
  await mkdir(join(options.cacheDir, 'judge'), { recursive: true });
  await chmod(join(options.cacheDir, 'judge'), 0o755);
  const hidden = [options.cacheDir, ...(options.hidden ?? [])];
  const sandboxes = await openSandboxes({ ...options, hidden });
  if (sandboxes.type === 'none') {
    options.log.warn({ reason: sandboxes.reason }, 'nothing can be judged here');
    return closedJudge(sandboxes.reason, sandboxes.installHint);
  }
  options.log.info({ tier: sandboxes.tier, warnings: sandboxes.warnings }, 'sandbox open');
  return openJudge(options, sandboxes);
}
