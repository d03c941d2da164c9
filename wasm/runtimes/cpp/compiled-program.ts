import type { RunRequest } from '../../protocol';
import type { NoRun } from '../serve-runs';
import { unsupported } from './judge-only';
import { messages } from './messages';
import { missingByCompiler, missingFeature, startsWithWholeLibrary, usesOnlyStreams } from './scan-source';
import type { Toolchain, ToolResult } from './toolchain';
import { compileArgs, headerName, linkArgs, objectName, programName, sourceName } from './toolchain-args';

export type Compiled = { module: WebAssembly.Module } | NoRun;

/** Caches the last program: a run often consists of several samples. */
export class Compiler {
  #toolchain: Toolchain;
  #header: Uint8Array;
  #last: { key: string; compiled: Compiled } | undefined;

  constructor(toolchain: Toolchain, header: Uint8Array) {
    this.#toolchain = toolchain;
    this.#header = header;
  }

  async compile({ code, memoryLimitMb }: RunRequest): Promise<Compiled> {
    const key = `${memoryLimitMb} ${code}`;
    if (this.#last?.key !== key) {
      this.#last = { key, compiled: await this.#compileNow(code, memoryLimitMb) };
    }
    return this.#last.compiled;
  }

  async #compileNow(code: string, memoryLimitMb: number): Promise<Compiled> {
    const missing = missingFeature(code);
    if (missing) return forTheJudge(missing);
    const usesHeader = startsWithWholeLibrary(code);
    const source = { [sourceName]: new TextEncoder().encode(code) };
    const input = usesHeader ? { ...source, [headerName]: this.#header } : source;
    const object = await this.#toolchain.run(compileArgs(usesHeader), input);
    const content = object.files[objectName];
    if (!object.ok || !content) {
      const absent = missingByCompiler(object.messages);
      return absent ? forTheJudge(absent) : compileError(object.messages);
    }
    const program = await this.#toolchain.run(linkArgs(memoryLimitMb, usesOnlyStreams(code)), {
      [objectName]: content,
    });
    const bytes = program.files[programName];
    if (!program.ok || !bytes) return linkError(program);
    return { module: await WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>) };
  }
}

function forTheJudge(feature: string): NoRun {
  return { end: unsupported(messages.uses(feature)) };
}

function compileError(log: string): NoRun {
  return { end: { outcome: 'compileError', exitCode: 1, timeMs: 0, memoryBytes: null }, log };
}

function linkError({ messages: log }: ToolResult): NoRun {
  if (!/initial memory too large|maximum memory too (?:small|large)/.test(log))
    return compileError(log.replaceAll(`${objectName}: `, ''));
  const message = messages.initialMemory;
  return { end: { outcome: 'memoryLimit', exitCode: null, timeMs: 0, memoryBytes: null, message } };
}
