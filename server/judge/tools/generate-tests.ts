import { generationLimits } from '../../../contract/limits';
import { decodeForDisplay } from '../decode-for-display';
import type { JudgeParts } from '../judge-parts';
import { compileProgram, isSystemError } from '../judge-submission';
import type { LeasedSandbox } from '../leased-sandbox';
import { checkerMemoryOf, cpuLimitMs, generatorLimits } from '../limits';
import { type Program, runTest } from '../run';
import { runWithRetry } from '../sandbox/run-with-retry';
import type { GeneratedTest, GenerateRequest, GenerateResult } from '../types';
import { decideRun } from '../verdict';
import { compileTools, repeatable, shown, whyStopped } from './tool-programs';

/** The author's device asks again for the lines that are left. */
const timeMsMax = 60_000;

class ToolFault extends Error {}

const failed = (message: string): GeneratedTest => ({ outcome: 'failed', message });

/** Rejects only with the signal's reason, or for bugs. */
export async function generateTests(
  parts: JudgeParts,
  sandbox: LeasedSandbox,
  request: GenerateRequest,
  signal?: AbortSignal,
): Promise<GenerateResult> {
  try {
    return await compileAndGenerate(parts, sandbox, request, signal);
  } catch (error) {
    if (signal?.aborted || !(error instanceof ToolFault || isSystemError(error))) throw error;
    return { type: 'fault', message: error.message };
  }
}

async function compileAndGenerate(
  parts: JudgeParts,
  sandbox: LeasedSandbox,
  request: GenerateRequest,
  signal?: AbortSignal,
): Promise<GenerateResult> {
  const used = new Set(request.lines.map(({ program }) => program));
  const wanted = request.programs.filter(({ name }) => used.has(name));
  const tools = await compileTools(parts, sandbox, wanted, request.sharedFiles, 'generator', signal);
  if (tools.type !== 'ready') return tools;
  try {
    const solution = await compileSolution(parts, sandbox, request, signal);
    if (solution?.type === 'refused') return { type: 'refused', program: '', log: solution.log };
    try {
      const tests = await runLines(sandbox, request, tools.programs, solution?.program, signal);
      return { type: 'done', tests };
    } finally {
      await solution?.release();
    }
  } finally {
    await tools.release();
  }
}

async function compileSolution(
  parts: JudgeParts,
  sandbox: LeasedSandbox,
  { solution }: GenerateRequest,
  signal?: AbortSignal,
) {
  if (!solution) return undefined;
  const { run } = solution;
  const checker = { type: 'tokens', ...(run && { run }) } as const;
  const language = await parts.registry.get(solution.language);
  if (language.type === 'unavailable') throw new ToolFault(language.reason);
  const compiled = await compileProgram(
    parts,
    sandbox,
    language,
    { source: solution.source, checker },
    signal,
  );
  if (compiled.type === 'over') {
    const { verdict, compile, fault = 'unknown' } = compiled.ending;
    if (verdict !== 'CE') throw new ToolFault(fault);
    return { type: 'refused' as const, log: compile.log, release: async () => undefined };
  }
  const { dir, command } = compiled;
  const program: Program = { ...language, source: solution.source, dir, ...(command && { command }) };
  return { type: 'ready' as const, program, release: compiled.release };
}

type Tools = Extract<Awaited<ReturnType<typeof compileTools>>, { type: 'ready' }>['programs'];

async function runLines(
  sandbox: LeasedSandbox,
  request: GenerateRequest,
  tools: Tools,
  solution: Program | undefined,
  signal?: AbortSignal,
): Promise<GeneratedTest[]> {
  const tests: GeneratedTest[] = [];
  const endMs = performance.now() + timeMsMax;
  let left = generationLimits.bytesMax;
  for (const line of request.lines) {
    // The first line always runs, so that each request makes progress.
    if (tests.length > 0 && (left <= 0 || performance.now() > endMs)) {
      tests.push({ outcome: 'notRun' });
      continue;
    }
    const test = await runLine(sandbox, request, tools, line, solution, signal);
    left -= (test.input?.length ?? 0) + (test.output?.length ?? 0);
    tests.push(test);
  }
  return tests;
}

async function runLine(
  sandbox: LeasedSandbox,
  request: GenerateRequest,
  tools: Tools,
  line: GenerateRequest['lines'][number],
  solution: Program | undefined,
  signal?: AbortSignal,
): Promise<GeneratedTest> {
  const first = await runGenerator(sandbox, tools, line, signal);
  if (first.type === 'failed') return failed(first.message);
  const second = await runGenerator(sandbox, tools, line, signal);
  if (second.type === 'failed') return failed(second.message);
  if (!first.bytes.equals(second.bytes))
    return failed(
      'It writes another output each time. Take random numbers from a seed in the arguments, and do not use the time.',
    );
  const input = textOf(first.bytes);
  if (input === null) return failed('Its output is not UTF-8 text.');
  if (!solution) return { outcome: 'ok', input };
  return await answer(sandbox, request, solution, input, signal);
}

async function runGenerator(
  sandbox: LeasedSandbox,
  tools: Tools,
  { program: name, arguments: args }: GenerateRequest['lines'][number],
  signal?: AbortSignal,
): Promise<{ type: 'ok'; bytes: Buffer } | { type: 'failed'; message: string }> {
  const program = tools.get(name);
  if (!program) return { type: 'failed', message: 'The judge cannot run this generator.' };
  const { definition, baselineBytes } = program.language;
  const command = repeatable(program.run(checkerMemoryOf({})), program.config.language);
  const spec = {
    ...command,
    argv: (work: string) => [...command.argv(work), ...args],
    workDir: program.dir,
    writable: false,
    stdin: new Uint8Array(0),
    limits: generatorLimits(definition, baselineBytes),
  };
  const report = await runWithRetry(sandbox, spec, signal);
  signal?.throwIfAborted();
  if (!report.ok) throw new ToolFault(report.message);
  const why =
    whyStopped(report) ?? (report.exitCode === 0 ? null : `It exited with code ${report.exitCode}.`);
  if (why !== null)
    return { type: 'failed', message: [why, shown(report.stderr)].filter(Boolean).join('\n') };
  return { type: 'ok', bytes: Buffer.from(report.stdout) };
}

/** The expected output of the jury's solution. */
async function answer(
  sandbox: LeasedSandbox,
  { timeLimitMs, memoryLimitBytes }: GenerateRequest,
  program: Program,
  input: string,
  signal?: AbortSignal,
): Promise<GeneratedTest> {
  const test = { input: Buffer.from(input), timeLimitMs, memoryLimitBytes };
  const report = await runTest(sandbox, program, test, signal);
  signal?.throwIfAborted();
  if (!report.ok) throw new ToolFault(report.message);
  const { definition, baselineBytes } = program;
  const stderr = decodeForDisplay(report.stderr, report.stderr.length);
  const decided = decideRun(report, stderr, {
    cpuLimitMs: cpuLimitMs(definition, timeLimitMs),
    memoryLimitBytes,
    baselineBytes,
    runtimeLimitsMemory: definition.memorySlackBytes > 0,
    outOfMemoryPattern: definition.outOfMemoryPattern,
  });
  const output = decided.verdict === 'ran' ? textOf(report.stdout) : null;
  if (output !== null) return { outcome: 'ok', input, output };
  const why = decided.verdict === 'ran' ? 'Its output is not UTF-8 text.' : decided.message;
  return { outcome: 'failed', input, message: `The solution gave no answer. ${why}` };
}

/** Null: not UTF-8, or with a NUL. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
