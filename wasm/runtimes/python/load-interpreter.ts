import { loadPyodide } from 'pyodide';
import createPyodideModule, { type ModuleSettings } from 'pyodide/pyodide.asm.mjs';
import { assetUrl, fetchAsset } from '../cached-assets';
import { applyHeapImage, pristineBytesOf } from './heap-image';
import type { RawModule } from './raw-module';

/** Highest address the interpreter's memory may reach, in bytes; set for each run. */
export interface MemoryCeiling {
  bytes: number;
}

export interface Streams {
  stdout(bytes: Uint8Array): number;
  stderr(bytes: Uint8Array): number;
}

export const home = '/home/learner';
export const libraryUrl = assetUrl('python', 'stdlib.zip');
/** Where the interpreter looks for the library. */
export const libraryPath = '/lib/python314.zip';
const imageUrl = assetUrl('python', 'heap.bin');

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

const options = {
  indexURL: new URL('.', libraryUrl).href,
  lockFileContents: noPackages as never,
  enableRunUntilComplete: false,
  jsglobals: {},
  env: { HOME: home, PYTHONHASHSEED: '0' },
};

type Loaded = Awaited<ReturnType<typeof loadPyodide>>;

/** Starts Python from its compiled library: about half a second. */
export async function loadFromLibrary(ceiling: MemoryCeiling, streams: Streams): Promise<RawModule> {
  fetchFromDevice();
  const python = await loadPyodide({
    ...options,
    stdLibURL: libraryUrl,
    createPyodideModule: ((settings: ModuleSettings) => {
      hookInstance(settings, ceiling, () => {});
      return createPyodideModule(settings);
    }) as never,
  });
  return connect(python, streams);
}

/**
 * Starts Python from the image of one that has started before: a fifth of a second. The library is not there yet; what is
 * in `modules` can be imported without it.
 */
export async function loadFromImage(
  ceiling: MemoryCeiling,
  streams: Streams,
): Promise<{ python: RawModule; modules: string[] }> {
  fetchFromDevice();
  const arriving = fetchAsset(imageUrl).then(
    async (response) => new Uint8Array(await response.arrayBuffer()),
  );
  // Awaited below; without this a failure while the module is still loading would count as unhandled.
  arriving.catch(() => {});
  let modules: string[] = [];
  const python = await loadPyodide({
    ...options,
    stdLibURL: emptyLibrary,
    // Pyodide only asks for its length; the image is applied in place of its own restore function.
    _loadSnapshot: new Uint8Array(64),
    createPyodideModule: (async (settings: ModuleSettings) => {
      let pristine = new Uint8Array();
      hookInstance(settings, ceiling, (memory) => {
        pristine = new Uint8Array(memory.buffer.slice(0));
      });
      const module = await createPyodideModule(settings);
      const image = await arriving;
      settings.API.restoreSnapshot = () => {
        const meta = applyHeapImage(module.HEAPU8, image, pristine.subarray(0, pristineBytesOf(image)));
        modules = meta.modules;
        return meta.state;
      };
      return module;
    }) as never,
  });
  return { python: connect(python, streams), modules };
}

const emptyLibrary = 'codeferry:no-library';

/** Pyodide asks the global `fetch` for its files; this one looks on the device first and never leaves our origin. */
function fetchFromDevice(): void {
  globalThis.fetch = async (input) => {
    const url = String(input instanceof Request ? input.url : input);
    return url === emptyLibrary ? new Response() : fetchAsset(url);
  };
}

function hookInstance(
  settings: ModuleSettings,
  ceiling: MemoryCeiling,
  onMemory: (memory: WebAssembly.Memory) => void,
): void {
  const instantiate = settings.instantiateWasm;
  settings.instantiateWasm = (imports, done) => {
    const grow = imports.env.emscripten_resize_heap;
    // A refused growth is a MemoryError in Python.
    imports.env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > ceiling.bytes ? 0 : grow(bytes));
    return instantiate(imports, (instance, module) => {
      onMemory(instance.exports.memory as WebAssembly.Memory);
      done(instance, module);
    });
  };
}

function connect(python: Loaded, streams: Streams): RawModule {
  python.setStdout({ write: streams.stdout, isatty: false });
  python.setStderr({ write: streams.stderr, isatty: false });
  return (python as unknown as { _module: RawModule })._module;
}
