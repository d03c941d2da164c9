import { loadPyodide } from 'pyodide';
import createPyodideModule, { type ModuleSettings } from 'pyodide/pyodide.asm.mjs';
import { assetUrl, fetchAsset } from '../cached-assets';
import type { RawModule } from './raw-module';

/** Highest address the interpreter's memory may reach, in bytes; set for each run. */
export interface MemoryCeiling {
  bytes: number;
}

export const home = '/home/learner';

/** No packages: what is not in the standard library is not on the judge either. */
const noPackages = {
  info: {
    abi_version: '2026_0',
    arch: 'wasm32',
    platform: 'emscripten_5_0_3',
    python: '3.14.2',
    version: '314.0.7',
  },
  packages: {},
};

/** Starts Python from files on this device; nothing is ever asked of another origin. */
export async function loadInterpreter(ceiling: MemoryCeiling, onStreams: Streams): Promise<RawModule> {
  const library = assetUrl('python', 'stdlib.zip');
  // Pyodide asks the global `fetch` for its files; this one looks on the device first.
  globalThis.fetch = (input) => fetchAsset(String(input instanceof Request ? input.url : input));
  const python = await loadPyodide({
    indexURL: new URL('.', library).href,
    stdLibURL: library,
    lockFileContents: noPackages as never,
    enableRunUntilComplete: false,
    jsglobals: {},
    env: { HOME: home, PYTHONHASHSEED: '0' },
    createPyodideModule: ((settings: ModuleSettings) =>
      createPyodideModule(withMemoryCeiling(settings, ceiling))) as never,
  });
  python.setStdout({ write: onStreams.stdout, isatty: false });
  python.setStderr({ write: onStreams.stderr, isatty: false });
  return (python as unknown as { _module: RawModule })._module;
}

export interface Streams {
  stdout(bytes: Uint8Array): number;
  stderr(bytes: Uint8Array): number;
}

/** A refused growth is a MemoryError in Python. */
function withMemoryCeiling(settings: ModuleSettings, ceiling: MemoryCeiling): ModuleSettings {
  const instantiate = settings.instantiateWasm;
  settings.instantiateWasm = (imports, done) => {
    const grow = imports.env.emscripten_resize_heap;
    imports.env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > ceiling.bytes ? 0 : grow(bytes));
    return instantiate(imports, done);
  };
  return settings;
}
