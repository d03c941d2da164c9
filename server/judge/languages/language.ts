/** A language as data. Nothing else in the judge names one. */
import type { Language } from '../../../contract/limits';

export interface Toolchain {
  version: string;
  /** Real paths, without shims and links. */
  programs: Readonly<Record<string, string>>;
  /** Host paths that a run needs besides the work directory. */
  runMounts: readonly string[];
  compileMounts: readonly string[];
}

/** A directory that speeds up compiling (a precompiled header, shared class data). */
export type Accelerator = string | null;

export interface Command {
  /** `workPath`: the work directory inside the sandbox. */
  argv: (workPath: string) => string[];
  env: Readonly<Record<string, string>>;
  mounts: readonly string[];
}

export interface LanguageDefinition {
  language: Language;
  /** For Debian and Ubuntu. */
  installHint: string;
  /** Null when not installed. Cheap: a few files, at most one quick process. */
  find(): Promise<Toolchain | null>;

  sourceFile(source: string): string;
  /** `accelerator`: its directory inside the sandbox. */
  compile(toolchain: Toolchain, source: string, accelerator: Accelerator): Command;
  /** `memoryBytes`: the problem's limit, without the runtime's share. */
  run(toolchain: Toolchain, source: string, memoryBytes: number): Command;

  /** CPU time relative to C++, and the runtime's start-up time. */
  timeMultiplier: number;
  startupMs: number;
  /**
   * Memory beyond baseline and limit that the runtime may need (compiler threads, young generation). If not
   * 0, the runtime enforces the limit itself and reports it with a text that matches `outOfMemoryPattern`.
   */
  memorySlackBytes: number;
  outOfMemoryPattern: RegExp;
  /** 0: the memory limit. */
  stackBytes: number;
  threads: number;
  openFiles: number;

  /** Prints `hello`; tests the toolchain in the sandbox and measures the runtime's memory. */
  helloWorld: string;
  /**
   * Builds an accelerator into an empty directory, outside the sandbox: the input is our own. `key`: what
   * it depends on besides the toolchain.
   */
  accelerate?: {
    key: string;
    build(toolchain: Toolchain, directory: string, signal: AbortSignal): Promise<void>;
  };
}

export const helloText = 'hello';

const megabyte = 1024 * 1024;
export const megabytes = (count: number): number => count * megabyte;

/** For runtime flags. */
export const toMegabytes = (bytes: number): number => Math.floor(bytes / megabyte);

/** The sandbox skips missing paths. */
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

/** Outputs must not depend on the server's settings. */
export const baseEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
} as const;
