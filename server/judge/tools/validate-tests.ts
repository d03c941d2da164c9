import type { InputValidator } from '../../../contract/entities/problem/problem-tools';
import type { ProgramSource } from '../check/checker-source';
import type { CompiledProgram } from '../check/compile-checker';
import type { JudgeParts } from '../judge-parts';
import { isSystemError } from '../judge-submission';
import type { LeasedSandbox } from '../leased-sandbox';
import { checkerLimits, checkerMemoryOf } from '../limits';
import { runWithRetry } from '../sandbox/run-with-retry';
import type { RunReport } from '../sandbox/types';
import type { InvalidInput, ValidateRequest, ValidateResult } from '../types';
import { compileTools, shown, whyStopped } from './tool-programs';

/** Enough to see a pattern. */
const invalidMax = 20;
const accepted = { 'exit-code': 42, testlib: 0 } as const;

/** Rejects only with the signal's reason, or for bugs. */
export async function validateTests(
  parts: JudgeParts,
  sandbox: LeasedSandbox,
  { validators, sharedFiles, inputs }: ValidateRequest,
  signal?: AbortSignal,
): Promise<ValidateResult> {
  try {
    const tools = await compileTools(parts, sandbox, validators, sharedFiles, 'input validator', signal);
    if (tools.type !== 'ready') return tools;
    try {
      const invalid: InvalidInput[] = [];
      for (const [testcaseIndex, test] of inputs.entries())
        for (const validator of validators) {
          const program = tools.programs.get(validator.name);
          if (!program || invalid.length >= invalidMax) continue;
          const report = await runValidator(sandbox, program, validator, test, signal);
          if (typeof report === 'string') return { type: 'fault', message: report };
          const message = complaintOf(report, validator);
          if (message !== null) invalid.push({ testcaseIndex, validator: validator.name, message });
        }
      return { type: 'done', invalid };
    } finally {
      await tools.release();
    }
  } catch (error) {
    if (signal?.aborted || !isSystemError(error)) throw error;
    return { type: 'fault', message: error.message };
  }
}

/** A text: an internal fault. */
async function runValidator(
  sandbox: LeasedSandbox,
  program: CompiledProgram<ProgramSource>,
  validator: InputValidator,
  { input, ...test }: ValidateRequest['inputs'][number],
  signal?: AbortSignal,
): Promise<RunReport | string> {
  const command = program.run(checkerMemoryOf({}));
  const { definition, baselineBytes } = program.language;
  const spec = {
    ...command,
    argv: (work: string) => [...command.argv(work), ...argumentsFor(validator, test)],
    workDir: program.dir,
    writable: false,
    stdin: Buffer.from(input),
    limits: checkerLimits(definition, baselineBytes),
  };
  const report = await runWithRetry(sandbox, spec, signal);
  signal?.throwIfAborted();
  return report.ok ? report : report.message;
}

/** Those of the test case, else of the nearest group; testlib's validators also get the group's name. */
export function argumentsFor(
  { name, arguments: usual, groupArguments = [], protocol }: InputValidator,
  { group, validatorArguments = [] }: Pick<ValidateRequest['inputs'][number], 'group' | 'validatorArguments'>,
): string[] {
  const isWithin = (place: string) => place === '' || group === place || group.startsWith(`${place}/`);
  const [nearest] = groupArguments
    .filter((one) => isWithin(one.group))
    .sort((one, other) => other.group.length - one.group.length);
  const ofCase = validatorArguments.find(({ validator }) => validator === name);
  const own = (ofCase ?? nearest)?.arguments ?? usual;
  const last = group.slice(group.lastIndexOf('/') + 1);
  return protocol === 'testlib' && last !== '' ? [...own, '--group', last] : own;
}

/** Null: the input is valid. */
function complaintOf(report: RunReport, { protocol }: InputValidator): string | null {
  const why = whyStopped(report);
  if (why === null && report.exitCode === accepted[protocol]) return null;
  const said = [shown(report.stderr), shown(report.stdout)].filter(Boolean).join('\n');
  if (why !== null) return [why, said].filter(Boolean).join('\n');
  return said === '' ? `It exited with code ${report.exitCode}.` : said;
}
