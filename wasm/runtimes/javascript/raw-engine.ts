import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten';

/** The engine's module below the library; only what we use. */
export interface RawModule {
  HEAPU8: Uint8Array<ArrayBuffer>;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  /** Returns a pointer to a reference-counted copy of the value. */
  _QTS_DupValuePointer(context: number, value: number): number;
}

export function runtimePointer(runtime: QuickJSRuntime): number {
  return (runtime as unknown as { rt: { value: number } }).rt.value;
}

export function contextPointer(context: QuickJSContext): number {
  return (context as unknown as { ctx: { value: number } }).ctx.value;
}

/** A handle for a reference-counted value in the engine's memory. */
export function handleAt(context: QuickJSContext, pointer: number): QuickJSHandle {
  const { memory } = context as unknown as { memory: { heapValueHandle(pointer: number): QuickJSHandle } };
  return memory.heapValueHandle(pointer);
}

/** The memory moves when it grows. */
export function words(raw: RawModule): Uint32Array<ArrayBuffer> {
  return new Uint32Array(raw.HEAPU8.buffer);
}
