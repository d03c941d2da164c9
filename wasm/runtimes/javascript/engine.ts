import moduleLoader from '@jitl/quickjs-wasmfile-release-sync/emscripten-module';
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { assetUrl, fetchAsset } from '../cached-assets';

const variant: QuickJSSyncVariant = {
  type: 'sync',
  importFFI: async () => QuickJSFFI,
  importModuleLoader: async () => moduleLoader,
};

/** The compiled engine; every instance of it is a fresh one of about 10 ms. */
export async function compileEngine(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetchAsset(assetUrl('javascript', 'quickjs.wasm')));
}

export function newEngine(wasmModule: WebAssembly.Module): Promise<QuickJSWASMModule> {
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule }));
}
