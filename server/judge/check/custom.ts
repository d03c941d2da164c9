import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeForDisplay } from '../decode-for-display';
import { checkerLimits, checkerMemoryOf, checkerTalkBytes } from '../limits';
import { runWithRetry } from '../sandbox/run-with-retry';
import type { PlacedPath, RunReport, RunSpec, Sandbox } from '../sandbox/types';
import type { TestCase } from '../types';
import type { WorkDirs } from '../work-dirs';
import type { CheckOutcome } from './check-outcome';
import type { CompiledChecker } from './compile-checker';
import { interactorOutputFile, readFeedback, readInteractorOutput, takeNextInput } from './feedback';
import { readExitCode, readTestlib } from './protocols';

const empty = new Uint8Array(0);

export interface CheckerRun {
  spec(stdin: Uint8Array, wallMs?: number): RunSpec;
  /** Call after the run. `worth`: points of the test case. */
  read(report: RunReport, worth: number): Promise<CheckOutcome>;
  /** After the outcome `again`: the program's next input, which the checker reads too. Null if it is too large. */
  takeNextInput(): Promise<Uint8Array | null>;
  /** What an interactor wrote for the output checker. */
  readOutput(): Promise<Uint8Array | null>;
  clear(): Promise<void>;
}

interface Folders {
  data: PlacedPath;
  feedback: PlacedPath;
}

function callArguments({ config }: CompiledChecker, { data, feedback }: Folders, test: TestCase): string[] {
  const own = test.checkerArguments ?? config.arguments;
  const [input, output, answer] = ['input', 'output', 'answer'].map((name) => `${data.target}/${name}`);
  if (config.protocol === 'exit-code') return [`${input}`, `${answer}`, `${feedback.target}/`, ...own];
  // An interactor writes the output file itself.
  const second = config.interactive ? `${feedback.target}/${interactorOutputFile}` : `${output}`;
  return [`${input}`, second, `${answer}`, ...own];
}

/** `output` is null for an interactor. */
export async function prepareCheckerRun(
  checker: CompiledChecker,
  sandbox: Sandbox,
  workDirs: WorkDirs,
  test: TestCase,
  output: Uint8Array | null,
): Promise<CheckerRun> {
  const { config, language } = checker;
  const byFile = config.protocol === 'testlib' && output !== null;
  const files = { input: test.input, answer: test.expected, ...(byFile ? { output } : {}) };
  const dataDir = await workDirs.create(sandbox.ownerUid, files);
  const feedbackDir = await workDirs.create(sandbox.ownerUid, {});
  const folders: Folders = {
    data: { source: dataDir, target: sandbox.place(dataDir, '/data') },
    feedback: { source: feedbackDir, target: sandbox.place(feedbackDir, '/feedback'), writable: true },
  };
  return {
    spec(stdin, wallMs) {
      const command = checker.run(checkerMemoryOf(config.limits ?? {}));
      const limits = checkerLimits(language.definition, language.baselineBytes, wallMs, config.limits);
      return {
        ...command,
        argv: (work) => [...command.argv(work), ...callArguments(checker, folders, test)],
        workDir: checker.dir,
        writable: false,
        placed: [folders.data, folders.feedback],
        stdin,
        limits: config.interactive ? { ...limits, outputBytes: checkerTalkBytes } : limits,
      };
    },
    async read(report, worth) {
      const stderr = decodeForDisplay(report.stderr, report.stderr.length);
      if (config.protocol === 'testlib') return readTestlib(report, stderr, config.scores, worth);
      const feedback = await readFeedback(feedbackDir);
      return readExitCode(report, feedback, stderr, config.scores, config.passes !== undefined);
    },
    async takeNextInput() {
      const next = await takeNextInput(feedbackDir);
      if (next !== null) await writeFile(join(dataDir, 'input'), next);
      return next;
    },
    readOutput: () => readInteractorOutput(feedbackDir),
    async clear() {
      await Promise.all([workDirs.remove(dataDir), workDirs.remove(feedbackDir)]);
    },
  };
}

export async function checkCustom(
  checker: CompiledChecker,
  sandbox: Sandbox,
  workDirs: WorkDirs,
  test: TestCase,
  output: Uint8Array,
  worth: number,
  signal?: AbortSignal,
): Promise<CheckOutcome> {
  const desk = await prepareCheckerRun(checker, sandbox, workDirs, test, output);
  try {
    const stdin = checker.config.protocol === 'testlib' ? empty : output;
    const report = await runWithRetry(sandbox, desk.spec(stdin), signal);
    return report.ok ? await desk.read(report, worth) : { type: 'fault', message: report.message };
  } finally {
    await desk.clear();
  }
}
