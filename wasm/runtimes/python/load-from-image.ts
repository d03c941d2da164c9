import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import type { ReadFiles } from '../../protocol';
import { assetUrl, fetchAsset } from '../cached-assets';
import { pristineBytesOf, readHeapImage, restoreHeap } from './heap-image';
import type { RawModule } from './raw-module';
import {
  applyLimits,
  home,
  type Limits,
  libraryPath,
  openStreams,
  type Started,
  type Streams,
} from './surroundings';

export const wasmName = 'pyodide.asm.wasm';
const imageName = 'heap.bin';

const environment = {
  IN_NODE: false,
  IN_NODE_COMMONJS: false,
  IN_NODE_ESM: false,
  IN_BUN: false,
  IN_DENO: false,
  IN_SHELL: false,
  IN_WORKERD: false,
  IN_SAFARI: false,
  IN_BROWSER: true,
  IN_BROWSER_MAIN_THREAD: false,
  IN_BROWSER_WEB_WORKER: true,
};

/** Resources that need not be fetched. */
export interface Given {
  /** Compiled by the page or an earlier worker. */
  module?: WebAssembly.Module | undefined;
  files: ReadFiles;
}

export interface ImageStart extends Started {
  module: WebAssembly.Module;
}

/**
 * Starts Python from the image of a started one with our harness. This skips Pyodide's own start, which
 * would give Python access to the page's objects; programs must not reach those. The library is not loaded;
 * only the modules in the image's meta can be imported.
 */
export async function loadFromImage(limits: Limits, streams: Streams, given: Given): Promise<ImageStart> {
  const [module, image] = await Promise.all([
    given.module ?? WebAssembly.compileStreaming(fetchAsset(assetUrl('python', wasmName))),
    readImage(given.files),
  ]);
  const { python, pristine } = await startModule(module, limits, pristineBytesOf(image));
  const heap = readHeapImage(image, pristine);
  restoreHeap(python.HEAPU8, heap, python._sbrk(0));
  openStreams(python.FS, streams);
  return { python, heap, module };
}

async function readImage(files: ReadFiles): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    files[imageName] ?? (await (await fetchAsset(assetUrl('python', imageName))).arrayBuffer()),
  );
}

interface Module {
  python: RawModule;
  pristine: Uint8Array<ArrayBuffer>;
}

async function startModule(
  module: WebAssembly.Module,
  limits: Limits,
  pristineBytes: number,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    let pristine = new Uint8Array();
    createPyodideModule({
      noInitialRun: true,
      noImageDecoding: true,
      noAudioDecoding: true,
      thisProgram: '/usr/bin/python3',
      API: { config: { packages: [], jsglobals: {} }, runtimeEnv: environment },
      locateFile: (name) => name,
      preRun: [createFolders],
      instantiateWasm(imports, done) {
        applyLimits(imports, limits);
        // Marks that no JavaScript error is pending in Python; there never is one.
        const noError = Symbol('no error');
        imports.env.Jsv_GetError_import = () => noError;
        imports.env.JsvError_Check = (value) => value === noError;
        WebAssembly.instantiate(module, imports).then((instance) => {
          const { buffer } = instance.exports.memory as WebAssembly.Memory;
          pristine = new Uint8Array(buffer.slice(0, pristineBytes));
          done(instance, module);
        }, reject);
        return {};
      },
    }).then((python) => resolve({ python, pristine }), reject);
  });
}

function createFolders({ FS }: RawModule): void {
  FS.mkdirTree('/lib/python3.14/site-packages');
  FS.mkdirTree('/lib/python3.14/lib-dynload');
  FS.writeFile(libraryPath, new Uint8Array());
  FS.mkdirTree(home);
  FS.chdir(home);
}
