import { filesOf, type ToolProgram } from '../../../contract/entities/problem/problem-tools';
import type { ProgramFile } from '../../../contract/entities/problem/program-files';
import type { Language } from '../../../contract/limits';
import type { ProgramKind } from '../check/checker-source';
import type { CompiledProgram } from '../check/compile-checker';
import { decodeForDisplay } from '../decode-for-display';
import type { JudgeParts } from '../judge-parts';
import type { Command } from '../languages/language';
import type { RunReport, Sandbox } from '../sandbox/types';
import { signalName } from '../signal-name';

interface Source {
  language: Language;
  files: ProgramFile[];
}

export type CompiledTools =
  | { type: 'ready'; programs: Map<string, CompiledProgram<Source>>; release(): Promise<void> }
  | { type: 'refused'; program: string; log: string }
  | { type: 'fault'; message: string };

/** Skips programs without a language. The caller must release the others. */
export async function compileTools(
  { checkers }: Pick<JudgeParts, 'checkers'>,
  sandbox: Sandbox,
  tools: readonly ToolProgram[],
  sharedFiles: readonly ProgramFile[],
  kind: ProgramKind,
  signal?: AbortSignal,
): Promise<CompiledTools> {
  const programs = new Map<string, CompiledProgram<Source>>();
  const release = async () => {
    for (const { release: releaseOne } of programs.values()) await releaseOne();
  };
  for (const tool of tools) {
    const { name, language } = tool;
    if (language === undefined) continue;
    const source = { language, files: filesOf(tool, sharedFiles) };
    const outcome = await checkers.compile(source, sandbox, signal, kind);
    if (outcome.type === 'ready') {
      programs.set(name, outcome.checker);
      continue;
    }
    await release();
    signal?.throwIfAborted();
    if (outcome.type === 'refused') return { type: 'refused', program: name, log: outcome.log };
    return outcome;
  }
  return { type: 'ready', programs, release };
}

/** Null if it exited. */
export function whyStopped(report: RunReport): string | null {
  if (report.killedBy === 'cpu' || report.killedBy === 'wall') return 'It took too long and was stopped.';
  if (report.killedBy === 'memory' || report.outOfMemory) return 'It used too much memory.';
  if (report.killedBy === 'output') return 'It wrote too much output.';
  return report.signal === null ? null : `It was ended by ${signalName(report.signal)}.`;
}

const shownCharacters = 1000;

export function shown(bytes: Uint8Array): string {
  return decodeForDisplay(bytes, bytes.length).trim().slice(0, shownCharacters);
}

/** Random numbers and hashes without a seed of the program's own are the same in each run. */
export function repeatable(command: Command, language: Language): Command {
  if (language === 'PYTHON3')
    return {
      ...command,
      // -E would ignore the variable.
      argv: (work) => command.argv(work).filter((word) => word !== '-E'),
      env: { ...command.env, PYTHONHASHSEED: '0' },
    };
  if (language === 'JAVASCRIPT_NODE')
    return {
      ...command,
      argv: (work) => {
        const [node = '', ...rest] = command.argv(work);
        return [node, '--random-seed=1', ...rest];
      },
    };
  return command;
}
