/** The judge: source and test cases in, verdict out. Independent of database and HTTP. */
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageStatus } from '../../contract/entities/status';
import { languages } from '../../contract/limits';
import { createCompareThread } from './check/compare-thread';
import { createCheckerCompiler } from './check/compile-checker';
import { openCompileCache } from './compile-cache';
import type { JudgeParts } from './judge-parts';
import { checkChecker, faultResult, judgeSubmission, type SandboxPair } from './judge-submission';
import { judgeWithWatchdog, type Slot } from './judge-with-watchdog';
import { openAccelerators } from './languages/accelerators';
import { openProbeCache } from './languages/probe-cache';
import { type LanguageRegistry, startRegistry } from './languages/registry';
import type { LeasedSandbox } from './leased-sandbox';
import { createPool } from './pool';
import { createQuietGate } from './quiet-gate';
import { openSandboxes, type Sandboxes } from './sandbox/open-sandboxes';
import type { Tier } from './sandbox/types';
import { generateTests } from './tools/generate-tests';
import { validateTests } from './tools/validate-tests';
import type { GenerateResult, Judge, JudgeLog, JudgeResult, ValidateResult } from './types';
import { openWorkDirs } from './work-dirs';

export interface JudgeOptions {
  /** May be deleted. */
  cacheDir: string;
  /** Stored with every judgement. */
  version?: string;
  /** Submissions judged in parallel, at least 1. */
  workers: number;
  log: JudgeLog;
  /** Folders that no program may see; always includes `cacheDir`. */
  hidden?: readonly string[];
  /** For tests: only this tier, or the helper started as this ordinary user. */
  onlyTier?: Tier;
  startAs?: number;
  /** Build compile accelerators; default true. */
  accelerate?: boolean;
  /** Interval of checks for unavailable languages, ms; default a minute. */
  lookAgainMs?: number;
}

type ToolFault = { type: 'fault'; message: string };

type OpenSandboxes = Extract<Sandboxes, { type: 'open' }>;

/** Without a sandbox: judges nothing and reports why. */
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
    generateTests: async () => ({ type: 'fault', message: reason }),
    validateTests: async () => ({ type: 'fault', message: reason }),
    close: async () => undefined,
  };
}

/** A longer judgement is not repeated: the queue would give it to another worker meanwhile. */
const againMsMax = 5 * 60_000;

/**
 * The helper may have caused an internal fault: replace it and judge again. A failing checker is the
 * problem's fault, so no repeat.
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
      // Sequential and after the language checks: nobody waits for these.
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
  const watched = <Result extends GenerateResult | ValidateResult>(
    signal: AbortSignal = new AbortController().signal,
    run: (sandbox: LeasedSandbox, either: AbortSignal) => Promise<Result>,
  ) =>
    pool.use((slot) =>
      judgeWithWatchdog<Result | ToolFault>(
        slot,
        {
          judge: ({ sandbox }, either) => run(sandbox, either),
          stalled: (message) => ({ type: 'fault', message }),
        },
        signal,
      ),
    );
  return {
    version: options.version ?? '',
    toolchainOf: (language) =>
      registry.status().find((status) => status.language === language && status.available)?.version,
    status: () => ({ tier: sandboxes.tier, warnings: sandboxes.warnings, languages: registry.status() }),
    ready: () => registry.ready(),
    judge: (request, onEvent = () => undefined, signal = new AbortController().signal) =>
      pool.use((slot) =>
        judgeWithWatchdog(
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
    generateTests: (request, signal) =>
      watched(signal, (sandbox, either) => generateTests(parts, sandbox, request, either)),
    validateTests: (request, signal) =>
      watched(signal, (sandbox, either) => validateTests(parts, sandbox, request, either)),
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

/** The first submission in a language waits for that language's check. */
export async function createJudge(options: JudgeOptions): Promise<Judge> {
  await mkdir(join(options.cacheDir, 'judge'), { recursive: true });
  await chmod(join(options.cacheDir, 'judge'), 0o755);
  const hidden = [options.cacheDir, ...(options.hidden ?? [])];
  const sandboxes = await openSandboxes({ ...options, hidden });
  if (sandboxes.type === 'none') {
    options.log.warn({ reason: sandboxes.reason }, 'this machine cannot judge');
    return closedJudge(options.version ?? '', sandboxes.reason, sandboxes.installHint);
  }
  options.log.info({ tier: sandboxes.tier, warnings: sandboxes.warnings }, 'sandbox open');
  return openJudge(options, sandboxes);
}
