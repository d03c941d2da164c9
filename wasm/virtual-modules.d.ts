declare module 'virtual:runtime-manifest' {
  interface ManifestFile {
    name: string;
    bytes: number;
    downloadBytes: number;
    sha256: string;
    contentType: string;
    isLater: boolean;
  }
  interface ManifestGroup {
    base: string;
    files: ManifestFile[];
  }
  export const manifest: Record<'python' | 'javascript', ManifestGroup>;
}

declare module 'virtual:node-prelude' {
  /** Evaluates to the function that gives a QuickJS scope Node's globals. */
  export const prelude: string;
}

declare module 'virtual:clang' {
  export type FileTree = { [name: string]: FileTree | string | Uint8Array };
  /** Thrown when a compiler tool fails; `files` is its output. */
  export class Exit extends Error {
    code: number;
    files: FileTree;
  }
  export interface ToolResources {
    modules(): Promise<Record<string, WebAssembly.Module>>;
    filesystem(): Promise<FileTree>;
    totalSize: number;
  }
  export interface ToolOptions {
    stdout?(bytes: Uint8Array | null): void;
    stderr?(bytes: Uint8Array | null): void;
    decodeASCII?: boolean;
    fetchProgress?(): void;
  }
  /** Missing if the optional package is not installed. */
  export class Application {
    constructor(resources: ToolResources, instantiate: unknown, name: string);
    /** Runs a tool on `files` and returns the files afterwards, without the resources. */
    run(args: readonly string[], files: FileTree, options: ToolOptions): Promise<FileTree>;
  }
  export const instantiate: unknown;
}

declare module 'virtual:native-prelude' {
  /** Evaluates to the function that sets a worker up like Node and runs a program in it. */
  export const nativePrelude: string;
}
