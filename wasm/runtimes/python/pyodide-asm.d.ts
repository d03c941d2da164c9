declare module 'pyodide/pyodide.asm.mjs' {
  import type { RawModule } from './raw-module';

  export type InterpreterImports = WebAssembly.Imports & {
    env: {
      emscripten_resize_heap(bytes: number): number;
      /** Number of a pending signal, or 0. */
      _Py_CheckEmscriptenSignals_Helper(): number;
      Jsv_GetError_import(): unknown;
      JsvError_Check(value: unknown): boolean;
    };
  };

  export interface ModuleSettings {
    API: { config: { packages: string[]; jsglobals: object }; runtimeEnv: Record<string, boolean> };
    noInitialRun?: boolean;
    noImageDecoding?: boolean;
    noAudioDecoding?: boolean;
    thisProgram?: string;
    locateFile?(name: string): string;
    preRun?: ((module: RawModule) => void)[];
    instantiateWasm(
      imports: InterpreterImports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): unknown;
  }
  // biome-ignore lint/style/noDefaultExport: the package exports it like this
  export default function createPyodideModule(settings: ModuleSettings): Promise<RawModule>;
}
