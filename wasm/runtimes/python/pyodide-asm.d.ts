declare module 'pyodide/pyodide.asm.mjs' {
  import type { RawModule } from './raw-module';

  /** What the loader hands to the interpreter's module; only what we touch. */
  export interface ModuleSettings {
    API: { restoreSnapshot?: () => unknown };
    instantiateWasm(
      imports: WebAssembly.Imports & { env: { emscripten_resize_heap(bytes: number): number } },
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): unknown;
  }
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default function createPyodideModule(settings: ModuleSettings): Promise<RawModule>;
}
