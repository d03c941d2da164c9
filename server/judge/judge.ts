/**
 * The judge: source and test cases in, verdict out. Opens sandboxes, finds languages, and takes a submission through compile, runs,
 * checks and score. It knows neither database nor HTTP; the worker that does is its user.
 */
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageStatus } from '../../contract/entities/status';
import { languages } from '../../contract/limits';
import { createCompareThread } from './check/compare-thread';
import { createCheckerCompiler } from './check/compile-checker';
import { openCompileCache } from './compile-cache';
import type { JudgeParts } from './judge-parts';
import { checkChecker, faultResult, judgeSubmission, type SandboxPair } from './judge-submission';
import { judgeWatched, type Slot } from './judge-watched';
import { openAccelerators } from './languages/accelerators';
import { openProbeCache } from './languages/probe-cache';
import { type LanguageRegistry, startRegistry } from './languages/registry';
import { createPool } from './pool';
import { createQuietGate } from './quiet-gate';
import { openSandboxes, type Sandboxes } from './sandbox/open-sandboxes';
import type { Tier } from './sandbox/types';
import type { Judge, JudgeLog, JudgeResult } from './types';
import { openWorkDirs } from './work-dirs';

export interface JudgeOptions {
  /** Everything here can be made again. */
  cacheDir: string;
  /** Of the product: every judgement says which judge made it. */
  version?: string;
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
  /** How often a language that cannot be judged is looked for again, ms; a minute by default. */
  lookAgainMs?: number;
}

type OpenSandboxes = Extract<Sandboxes, { type: 'open' }>;

/** What a judge without a sandbox is: one that says why, for every language, and judges nothing. */
function closedJudge(version: string, reason: string, installHint?: string): Judge {
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
    usage: { cpuMs: 0, wallMs: 0, slowestCpuMs: 0, memoryBytes: 0 },
    tier: 'none',
    fault: reason,
  });
  return {
    version,
    toolchainOf: () => undefined,
    status: () => ({ tier: 'none', warnings: [reason], languages: status }),
    ready: async () => undefined,
    judge: async ({ testCases }) => result(testCases.length),
    checkChecker: async ({ type }) =>
      type === 'tokens' ? { ok: true } : { ok: false, log: reason, ours: true },
    close: async () => undefined,
  };
}

/** What took longer is not begun anew here: the queue would give it to somebody else meanwhile. */
const againMsMax = 5 * 60_000;

/**
 * A fault of ours may be the helper's: it is thrown away, and all is done once more before the fault is believed. A checker that fails is the
 * problem's, and no helper is to blame.
 */
async function judgeUntilSound(
  parts: JudgeParts,
  pair: SandboxPair,
  ...[request, onEvent, signal]: Required<Parameters<Judge['judge']>>
): Promise<JudgeResult> {
  const begunMs = performance.now();
  const first = await judgeSubmission(parts, pair, request, onEvent, signal);
  if (first.verdict !== 'JE' || first.checkerFault || performance.now() - begunMs > againMsMax) return first;
  pair.sandbox.renew();
  pair.companion.renew();
  return await judgeSubmission(parts, pair, request, onEvent, signal);
}

async function openJudge(options: JudgeOptions, sandboxes: OpenSandboxes): Promise<Judge> {
  const { cacheDir, log, workers } = options;
  const [workDirs, compileCache, probeCache, accelerators] = await Promise.all([
    openWorkDirs(cacheDir, log),
    openCompileCache(cacheDir),
    openProbeCache(cacheDir),
    openAccelerators(cacheDir, log),
  ]);
  const { key: sandboxKey } = sandboxes;
  const closing = new AbortController();
  let built: Promise<unknown> = Promise.resolve();
  const registry: LanguageRegistry = startRegistry({
    openSandbox: () => sandboxes.open(0),
    sandboxKey,
    workDirs,
    compileCache,
    probeCache,
    accelerators,
    log,
    lookAgainMs: options.lookAgainMs,
    onAvailable({ definition, toolchain }) {
      if (options.accelerate === false) return;
      // One after the other, and not before all languages have been examined: nobody waits for these.
      built = built
        .then(() => registry.ready())
        .then(async () => {
          if (!closing.signal.aborted) await accelerators.build(definition, toolchain, closing.signal);
        });
    },
  });
  const gate = createQuietGate();
  const slotCount = Math.max(1, workers);
  const slots: Slot[] = Array.from({ length: slotCount }, (_, slot) => ({
    sandbox: sandboxes.open(slot + 1),
    companion: sandboxes.open(slotCount + slot + 1),
    place: gate.place(),
  }));
  const pool = createPool(slots);
  const thread = createCompareThread();
  const checkers = createCheckerCompiler({ registry, workDirs, compileCache, accelerators });
  const { tier } = sandboxes;
  const parts: JudgeParts = { tier, registry, workDirs, compileCache, accelerators, thread, checkers };
  return {
    version: options.version ?? '',
    toolchainOf: (language) =>
      registry.status().find((status) => status.language === language && status.available)?.version,
    status: () => ({ tier: sandboxes.tier, warnings: sandboxes.warnings, languages: registry.status() }),
    ready: () => registry.ready(),
    judge: (request, onEvent = () => undefined, signal = new AbortController().signal) =>
      pool.use((slot) =>
        judgeWatched(
          slot,
          {
            judge: (pair, either) => judgeUntilSound(parts, pair, request, onEvent, either),
            stalled: (message) => faultResult(parts, request, message),
          },
          signal,
        ),
      ),
    checkChecker: (config, signal) =>
      pool.use(({ sandbox }) => checkChecker(parts, sandbox, config, signal), signal),
    async close() {
      closing.abort();
      await Promise.all([
        registry.close(),
        built,
        ...slots.flatMap(({ sandbox, companion }) => [sandbox.close(), companion.close()]),
      ]);
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
    return closedJudge(options.version ?? '', sandboxes.reason, sandboxes.installHint);
  }
  options.log.info({ tier: sandboxes.tier, warnings: sandboxes.warnings }, 'sandbox open');
  return openJudge(options, sandboxes);
}
