/** A language as the judge knows it, as data. One file per language; nothing else in the judge names one. */
import type { Language } from '../../../contract/limits';

export interface Toolchain {
  version: string;
  /** Real paths of its programs, shims and links resolved. */
  programs: Readonly<Record<string, string>>;
  /** Host paths that a run needs besides the work directory. */
  runMounts: readonly string[];
  compileMounts: readonly string[];
}

/** A directory that makes compiling faster (a precompiled header, shared class data). */
export type Accelerator = string | null;

export interface Command {
  /** argv, given the work directory as the program sees it. */
  argv: (workPath: string) => string[];
  env: Readonly<Record<string, string>>;
  mounts: readonly string[];
}

export interface LanguageDefinition {
  language: Language;
  /** The command that installs the toolchain on Debian and Ubuntu. */
  installHint: string;
  /** Finds the toolchain; null when it is not installed. Cheap: a few files and at most one quick process. */
  find(): Promise<Toolchain | null>;

  sourceFile(source: string): string;
  /** `accelerator` is the directory as the compiler sees it. */
  compile(toolchain: Toolchain, source: string, accelerator: Accelerator): Command;
  /** `memoryBytes` is the problem's limit, without the runtime's share. */
  run(toolchain: Toolchain, source: string, memoryBytes: number): Command;

  /** CPU time relative to C++, and the runtime's start-up time. */
  timeMultiplier: number;
  startupMs: number;
  /**
   * Memory that the runtime may need beyond its baseline and the problem's limit (compiler threads, young
   * generation). If it is not 0, the runtime enforces the limit itself and reports it with a text that
   * matches `outOfMemoryPattern`.
   */
  memorySlackBytes: number;
  outOfMemoryPattern: RegExp;
  /** 0: as much as the memory limit. */
  stackBytes: number;
  threads: number;
  openFiles: number;

  /** Prints `hello`; shows that the toolchain works in the sandbox and how much memory its runtime needs. */
  helloWorld: string;
  /**
   * Builds an accelerator into an empty directory with the toolchain itself, outside the sandbox: the input
   * is our own. `key` names what it depends on besides the toolchain.
   */
  accelerate?: {
    key: string;
    build(toolchain: Toolchain, directory: string, signal: AbortSignal): Promise<void>;
  };
}

export const helloText = 'hello';

const megabyte = 1024 * 1024;
export const megabytes = (count: number): number => count * megabyte;

/** Whole megabytes, for runtime flags. */
export const toMegabytes = (bytes: number): number => Math.floor(bytes / megabyte);

/** Shared libraries and the dynamic linker; the sandbox skips what does not exist. */
export const systemLibraries = [
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/usr/lib',
  '/usr/lib32',
  '/usr/lib64',
  '/usr/libx32',
  '/etc/ld.so.cache',
] as const;

/** The same for every program, so that outputs do not depend on the server's settings. */
export const baseEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
} as const;
