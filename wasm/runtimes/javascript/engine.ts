import moduleLoader from '@jitl/quickjs-wasmfile-release-sync/emscripten-module';
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi';
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten';
import { assetUrl, fetchAsset } from '../cached-assets';
import { type EngineLayout, findLayout } from './engine-layout';
import type { RawModule } from './raw-engine';
import { Rejections } from './rejections';

export interface Engine {
  quickjs: QuickJSWASMModule;
  raw: RawModule;
  layout: EngineLayout;
  rejections: Rejections;
}

export async function compileEngine(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetchAsset(assetUrl('javascript', 'quickjs.wasm')));
}

/** Takes about 10 ms. */
export async function newEngine(compiled: WebAssembly.Module): Promise<Engine> {
  let table: WebAssembly.Table | undefined;
  let raw: RawModule | undefined;
  const variant: QuickJSSyncVariant = {
    type: 'sync',
    importFFI: async () => QuickJSFFI,
    importModuleLoader: async () => async (options) => {
      const module = await moduleLoader({
        ...options,
        instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
          void WebAssembly.instantiate(compiled, imports).then((instance) => {
            table = instance.exports.table as WebAssembly.Table;
            done(instance);
          });
          return {};
        },
      } as typeof options);
      raw = module as unknown as RawModule;
      return module;
    },
  };
  const quickjs = await newQuickJSWASMModuleFromVariant(variant);
  const layout = raw && findLayout(quickjs, raw);
  if (!raw || !table || !layout) throw new Error('The JavaScript engine is not the expected version.');
  return { quickjs, raw, layout, rejections: new Rejections(raw, table, layout) };
}
