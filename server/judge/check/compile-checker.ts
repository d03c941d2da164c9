import type { CustomChecker } from '../../../contract/entities/checker/checker-config';
import { type CompileOutcome, type CompileUnit, compileUnit } from '../compile';
import type { CompileCache } from '../compile-cache';
import type { Accelerators } from '../languages/accelerators';
import type { Command } from '../languages/language';
import type { AvailableLanguage, LanguageRegistry } from '../languages/registry';
import type { Sandbox } from '../sandbox/types';
import type { WorkDirs } from '../work-dirs';
import { layOutChecker, type ProgramKind, type ProgramSource } from './checker-source';

export interface CompiledProgram<Config extends ProgramSource> {
  config: Config;
  language: AvailableLanguage;
  dir: string;
  run(memoryBytes: number): Command;
  release(): Promise<void>;
}

export type CompiledChecker = CompiledProgram<CustomChecker>;

export type CheckerOutcome<Config extends ProgramSource = CustomChecker> =
  /** The caller must release it. */
  | { type: 'ready'; checker: CompiledProgram<Config> }
  /** For the author. */
  | { type: 'refused'; log: string }
  | { type: 'fault'; message: string };

export interface CheckerCompiler {
  /** Concurrent calls share one compilation. An aborted one is a fault; the other callers compile again. */
  compile<Config extends ProgramSource>(
    config: Config,
    sandbox: Sandbox,
    signal?: AbortSignal,
    kind?: ProgramKind,
  ): Promise<CheckerOutcome<Config>>;
}

export interface CheckerCompilerParts {
  registry: Pick<LanguageRegistry, 'get'>;
  workDirs: WorkDirs;
  compileCache: CompileCache;
  accelerators: Accelerators;
}

export function createCheckerCompiler(parts: CheckerCompilerParts): CheckerCompiler {
  const { registry, workDirs, compileCache: cache } = parts;
  const pending = new Map<string, Promise<CompileOutcome>>();

  async function compileOnce(
    unit: CompileUnit,
    language: AvailableLanguage,
    sandbox: Sandbox,
    signal?: AbortSignal,
  ): Promise<CompileOutcome> {
    const key = JSON.stringify([language.definition.language, unit.files]);
    const accelerator = parts.accelerators.current(language.definition, language.toolchain);
    const compileIt = () => compileUnit(unit, { workDirs, cache, accelerator }, sandbox, signal);
    const known = pending.get(key);
    if (known) {
      const outcome = await known.catch(() => null);
      // Each caller needs its own hold. Another caller's abort may have caused a failure, so compile again.
      return outcome?.type === 'refused' ? outcome : await compileIt();
    }
    const compiling = compileIt().finally(() => pending.delete(key));
    pending.set(key, compiling);
    return await compiling;
  }

  return {
    async compile(config, sandbox, signal, kind = 'checker') {
      const language = await registry.get(config.language);
      if (language.type === 'unavailable')
        return {
          type: 'refused',
          log: `The ${kind}'s language is not available on this server: ${language.reason}`,
        };
      const source = layOutChecker(config, language.definition, language.toolchain, kind);
      if (!source.ok) return { type: 'refused', log: source.log };
      const compiled = await compileOnce(source.unit, language, sandbox, signal);
      if (compiled.type !== 'compiled') return compiled;
      const { dir, release } = compiled;
      return { type: 'ready', checker: { config, language, dir, run: source.run, release } };
    },
  };
}
