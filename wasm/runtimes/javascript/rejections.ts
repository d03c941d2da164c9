import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten';
import type { EngineLayout } from './engine-layout';
import { contextPointer, handleAt, type RawModule, runtimePointer, words } from './raw-engine';

/* (module (import "h" "f" (func (param i32 i64 i64 i32 i32))) (export "f" (func 0)))
   Gives our function the engine's signature. */
const passThrough = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 9, 1, 0x60, 5, 0x7f, 0x7e, 0x7e, 0x7f, 0x7f, 0, 2, 7, 1, 1, 0x68, 1,
  0x66, 0, 0, 7, 5, 1, 1, 0x66, 0, 0,
]);

type Tracker = (context: number, promise: bigint, reason: bigint, isHandled: number, opaque: number) => void;

export class Rejections {
  #raw: RawModule;
  #layout: EngineLayout;
  #slot: number;
  #context: QuickJSContext | undefined;
  #waiting = new Map<bigint, QuickJSHandle>();

  constructor(raw: RawModule, table: WebAssembly.Table, layout: EngineLayout) {
    this.#raw = raw;
    this.#layout = layout;
    const tracker: Tracker = (_context, promise, reason, isHandled) =>
      this.#note(promise, reason, isHandled !== 0);
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(passThrough), { h: { f: tracker } });
    this.#slot = table.grow(1, exports.f);
  }

  watch(runtime: QuickJSRuntime, context: QuickJSContext): void {
    this.#context = context;
    words(this.#raw)[(runtimePointer(runtime) >> 2) + this.#layout.rejectionTracker] = this.#slot;
  }

  /** The oldest that is still unhandled. The caller disposes of it. */
  take(): QuickJSHandle | undefined {
    for (const [promise, reason] of this.#waiting) {
      this.#waiting.delete(promise);
      return reason;
    }
    return undefined;
  }

  /** Call it before the engine's memory is restored: the reasons point into the old state. */
  forget(): void {
    this.#waiting.clear();
  }

  #note(promise: bigint, reason: bigint, isHandled: boolean): void {
    if (isHandled) {
      this.#waiting.get(promise)?.dispose();
      this.#waiting.delete(promise);
    } else if (this.#context) {
      this.#waiting.set(promise, this.#copy(this.#context, reason));
    }
  }

  #copy(context: QuickJSContext, value: bigint): QuickJSHandle {
    const pointer = this.#raw._malloc(8);
    new DataView(this.#raw.HEAPU8.buffer).setBigInt64(pointer, value, true);
    const copy = this.#raw._QTS_DupValuePointer(contextPointer(context), pointer);
    this.#raw._free(pointer);
    return handleAt(context, copy);
  }
}
