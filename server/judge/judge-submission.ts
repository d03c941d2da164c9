import type { CheckerConfig } from '../../contract/entities/checker/checker-config';
import type { RunRules } from '../../contract/entities/checker/run-rules';
import { type Language, languageLabels } from '../../contract/limits';
import type { CompiledChecker } from './check/compile-checker';
import { compile } from './compile';
import type { JudgeParts } from './judge-parts';
import type { AvailableLanguage } from './languages/registry';
import type { LeasedSandbox } from './leased-sandbox';
import { layOutProgram } from './program-source';
import type { Program } from './run';
import type { Sandbox } from './sandbox/types';
import { makePipes, type Pipes } from './strategies/conversation';
import { judgeTests, type TestsOutcome } from './strategies/judge-tests';
import type {
  CheckedChecker,
  CompileResult,
  JudgeEvent,
  JudgeRequest,
  JudgeResult,
  JudgeUsage,
  TestResult,
} from './types';

type Ending = { compile: CompileResult } & Partial<TestsOutcome> & Pick<TestsOutcome, 'verdict'>;

function usageOf(tests: readonly TestResult[]): JudgeUsage {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    cpuMs: sum(tests.map(({ cpuMs }) => cpuMs)),
    wallMs: sum(tests.map(({ wallMs }) => wallMs)),
    slowestCpuMs: Math.max(0, ...tests.map(({ cpuMs }) => cpuMs)),
    memoryBytes: Math.max(0, ...tests.map(({ memoryBytes }) => memoryBytes)),
  };
}

function toResult(parts: JudgeParts, { testCases }: JudgeRequest, ending: Ending): JudgeResult {
  const { tests = [], score = 0 } = ending;
  return {
    ...ending,
    score,
    tests,
    passedTestcases: tests.filter(({ verdict }) => verdict === 'AC').length,
    totalTestcases: testCases.length,
    usage: usageOf(tests),
    tier: parts.tier,
  };
}

const notCompiled: CompileResult = { ok: false, log: '', cached: false };
const faulty = (fault: string): Ending => ({ verdict: 'JE', compile: notCompiled, fault });

export function faultResult(parts: JudgeParts, request: JudgeRequest, message: string): JudgeResult {
  return toResult(parts, request, faulty(message));
}

type ProgramOutcome =
  | {
      type: 'compiled';
      dir: string;
      release: () => Promise<void>;
      compile: CompileResult;
      command: Program['command'];
    }
  | { type: 'over'; ending: Ending };

export async function compileProgram(
  parts: JudgeParts,
  sandbox: Sandbox,
  { definition, toolchain }: AvailableLanguage,
  { source, checker: { run } }: Pick<JudgeRequest, 'source' | 'checker'>,
  signal?: AbortSignal,
): Promise<ProgramOutcome> {
  const refusal = refusalBefore(definition.language, source, run);
  if (refusal !== undefined)
    return { type: 'over', ending: { verdict: 'CE', compile: { ok: false, log: refusal, cached: false } } };
  const added = run?.addedFiles?.find(({ language }) => language === definition.language);
  const laidOut = added && layOutProgram(source, definition, toolchain, added);
  const { workDirs, compileCache: cache } = parts;
  const accelerator = parts.accelerators.current(definition, toolchain);
  const compileParts = { definition, toolchain, accelerator, workDirs, cache };
  const compiled = await compile(compileParts, sandbox, source, signal, laidOut?.unit);
  if (compiled.type !== 'compiled') signal?.throwIfAborted();
  if (compiled.type === 'fault') return { type: 'over', ending: faulty(compiled.message) };
  const { log } = compiled;
  if (compiled.type === 'refused')
    return { type: 'over', ending: { verdict: 'CE', compile: { ok: false, log, cached: false } } };
  const { dir, release, cached } = compiled;
  return { type: 'compiled', dir, release, compile: { ok: true, log, cached }, command: laidOut?.run };
}

/** Of the problem's own rules: shown like a compiler's message. */
function refusalBefore(language: Language, source: string, run: RunRules | undefined): string | undefined {
  const { languages, codeLimitBytes } = run ?? {};
  if (languages && !languages.includes(language))
    return `This problem accepts only ${languages.map((one) => languageLabels[one]).join(', ')}.`;
  const bytes = Buffer.byteLength(source);
  if (codeLimitBytes !== undefined && bytes > codeLimitBytes)
    return `The program has ${bytes} bytes. This problem accepts at most ${codeLimitBytes}.`;
  return undefined;
}

type CheckerReady =
  | { ok: true; checker: CompiledChecker | null }
  | { ok: false; fault: string; checkerFault?: string };

async function readyChecker(
  { checkers }: JudgeParts,
  sandbox: Sandbox,
  config: CheckerConfig,
): Promise<CheckerReady> {
  if (config.type === 'tokens') return { ok: true, checker: null };
  const outcome = await checkers.compile(config, sandbox);
  if (outcome.type === 'ready') return { ok: true, checker: outcome.checker };
  if (outcome.type === 'fault') return { ok: false, fault: outcome.message };
  const fault = `The problem's checker does not compile:\n${outcome.log}`;
  return { ok: false, fault, checkerFault: fault };
}

export interface SandboxPair {
  sandbox: LeasedSandbox;
  /** For an interactor; its helper starts at first use. */
  companion: Sandbox;
}

/** A full disk, no free file descriptor, a missing program: not a bug, the operator must fix it. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string';

/** Rejects only with the signal's reason, or for bugs. */
export async function judgeSubmission(
  parts: JudgeParts,
  pair: SandboxPair,
  request: JudgeRequest,
  onEvent: (event: JudgeEvent) => void,
  signal?: AbortSignal,
): Promise<JudgeResult> {
  try {
    return await compileAndRun(parts, pair, request, onEvent, signal);
  } catch (error) {
    if (signal?.aborted || !isSystemError(error)) throw error;
    return faultResult(parts, request, error.message);
  }
}

async function compileAndRun(
  parts: JudgeParts,
  { sandbox, companion }: SandboxPair,
  request: JudgeRequest,
  onEvent: (event: JudgeEvent) => void,
  signal?: AbortSignal,
): Promise<JudgeResult> {
  const end = (ending: Ending) => toResult(parts, request, ending);
  const language = await parts.registry.get(request.language);
  signal?.throwIfAborted();
  if (language.type === 'unavailable') return end(faulty(language.reason));
  onEvent({ type: 'compiling' });
  const compiled = await compileProgram(parts, sandbox, language, request, signal);
  if (compiled.type === 'over') return end(compiled.ending);
  try {
    signal?.throwIfAborted();
    const { outputLimitMb } = request.checker.run ?? {};
    const program = {
      ...language,
      source: request.source,
      dir: compiled.dir,
      command: compiled.command,
      outputLimitBytes: outputLimitMb && outputLimitMb * 2 ** 20,
    };
    const outcome = await runProgram(parts, { sandbox, companion }, program, request, onEvent, signal);
    return end({ ...outcome, compile: compiled.compile });
  } finally {
    await compiled.release();
  }
}

async function runProgram(
  parts: JudgeParts,
  { sandbox, companion }: SandboxPair,
  program: Program,
  request: JudgeRequest,
  onEvent: (event: JudgeEvent) => void,
  signal?: AbortSignal,
): Promise<Omit<Ending, 'compile'>> {
  const ready = await readyChecker(parts, sandbox, request.checker);
  if (!ready.ok) {
    signal?.throwIfAborted();
    const { fault, checkerFault } = ready;
    return { verdict: 'JE', fault, checkerFault };
  }
  const { thread, workDirs } = parts;
  const { checker } = ready;
  const second = await readyChecker(parts, sandbox, outputCheckerOf(request.checker));
  if (!second.ok) {
    await checker?.release();
    signal?.throwIfAborted();
    const { fault, checkerFault } = second;
    return { verdict: 'JE', fault, checkerFault };
  }
  let pipes: Pipes | null = null;
  try {
    signal?.throwIfAborted();
    pipes = checker?.config.interactive ? await makePipes(workDirs, sandbox) : null;
    return await judgeTests({
      sandbox,
      companion,
      pipes,
      program,
      request,
      thread,
      workDirs,
      checker,
      outputChecker: second.checker,
      onEvent,
      ...(signal ? { signal } : {}),
    });
  } finally {
    await pipes?.remove();
    await checker?.release();
    await second.checker?.release();
  }
}

/** As a checker of its own; a comparison needs no program. */
function outputCheckerOf(config: CheckerConfig): CheckerConfig {
  const own = config.type === 'custom' ? config.outputChecker : undefined;
  if (config.type !== 'custom' || own?.type !== 'custom') return { type: 'tokens' };
  return { ...own, interactive: false, scores: config.scores, limits: config.limits };
}

/** Rejects only for bugs. */
export async function checkChecker(
  parts: Pick<JudgeParts, 'checkers'>,
  sandbox: Sandbox,
  config: CheckerConfig,
  signal?: AbortSignal,
): Promise<CheckedChecker> {
  if (config.type === 'tokens') return { ok: true };
  try {
    const outcome = await parts.checkers.compile(config, sandbox, signal);
    if (outcome.type === 'ready') {
      await outcome.checker.release();
      return await checkChecker(parts, sandbox, outputCheckerOf(config), signal);
    }
    return outcome.type === 'refused'
      ? { ok: false, log: outcome.log, ours: false }
      : { ok: false, log: outcome.message, ours: true };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { ok: false, log: error.message, ours: true };
  }
}
