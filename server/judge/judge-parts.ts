import type { CompareThread } from './check/compare-thread';
import type { CheckerCompiler } from './check/compile-checker';
import type { CompileCache } from './compile-cache';
import type { Accelerators } from './languages/accelerators';
import type { LanguageRegistry } from './languages/registry';
import type { Tier } from './sandbox/types';
import type { WorkDirs } from './work-dirs';

export interface JudgeParts {
  tier: Tier;
  registry: LanguageRegistry;
  workDirs: WorkDirs;
  compileCache: CompileCache;
  accelerators: Accelerators;
  thread: CompareThread;
  checkers: CheckerCompiler;
}
