import { Application, Exit, type FileTree, instantiate } from 'virtual:clang';
import type { CompiledModules } from '../../protocol';

export interface ToolResult {
  ok: boolean;
  files: Record<string, Uint8Array>;
  messages: string;
}

/** Each run has its own instance. */
export class Toolchain {
  #application: Application;

  /** `system`: files for every tool, by path from the root. */
  constructor(compiled: CompiledModules, system: ReadonlyMap<string, Uint8Array>) {
    const resources = {
      modules: async () => compiled,
      filesystem: async () => treeOf(system),
      totalSize: 0,
    };
    this.#application = new Application(resources, instantiate, 'llvm');
  }

  async run(args: readonly string[], files: Record<string, Uint8Array>): Promise<ToolResult> {
    const decoder = new TextDecoder();
    let messages = '';
    const listen = (bytes: Uint8Array | null) => {
      if (bytes) messages += decoder.decode(bytes, { stream: true });
    };
    const options = { stdout: listen, stderr: listen, decodeASCII: false, fetchProgress: () => {} };
    try {
      const left = await this.#application.run(args, { ...files }, options);
      return { ok: true, files: left as Record<string, Uint8Array>, messages };
    } catch (error) {
      if (error instanceof Exit) return { ok: false, files: {}, messages };
      throw error;
    }
  }
}

function treeOf(files: ReadonlyMap<string, Uint8Array>): FileTree {
  const root: FileTree = {};
  for (const [path, content] of files) {
    const folders = path.split('/');
    const name = folders.pop() ?? path;
    let folder = root;
    for (const part of folders) {
      folder[part] ??= {};
      folder = folder[part] as FileTree;
    }
    folder[name] = content;
  }
  return root;
}
