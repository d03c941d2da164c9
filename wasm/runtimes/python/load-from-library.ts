import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { fetchAsset } from '../cached-assets';
import type { RawModule } from './raw-module';
import {
  applyLimits,
  home,
  type Limits,
  libraryUrl,
  openStreams,
  type Started,
  type Streams,
} from './surroundings';

/** The judge has only the standard library too. */
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

/** The documented way: about half a second. */
export async function loadFromLibrary(limits: Limits, streams: Streams): Promise<Started> {
  // Pyodide uses the global `fetch`; this one looks on the device first and never leaves our origin.
  globalThis.fetch = (input) => fetchAsset(String(input instanceof Request ? input.url : input));
  const loaded = await loadPyodide({
    indexURL: new URL('.', libraryUrl).href,
    stdLibURL: libraryUrl,
    lockFileContents: noPackages as never,
    enableRunUntilComplete: false,
    jsglobals: {},
    env: { HOME: home, PYTHONHASHSEED: '0' },
    createPyodideModule: ((settings: Parameters<typeof createPyodideModule>[0]) => {
      const instantiate = settings.instantiateWasm;
      settings.instantiateWasm = (imports, done) => {
        applyLimits(imports, limits);
        return instantiate(imports, done);
      };
      return createPyodideModule(settings);
    }) as never,
  });
  const python = (loaded as unknown as { _module: RawModule })._module;
  openStreams(python.FS, streams);
  python.HEAP8[python._Py_EMSCRIPTEN_SIGNAL_HANDLING] = 1;
  const install = python.stringToNewUTF8('import codeferry.runner; codeferry.runner.install()');
  if (python._PyRun_SimpleString(install) !== 0) throw new Error('Python did not start.');
  const heap = { meta: { modules: [] }, pieces: [{ start: 0, bytes: python.HEAPU8.slice() }] };
  return { python, heap };
}
