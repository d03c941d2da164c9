import type { QuickJSWASMModule } from 'quickjs-emscripten';
import { type RawModule, runtimePointer, words } from './raw-engine';

/** Where the engine's runtime structure keeps what the library does not offer, in words from its start. */
export interface EngineLayout {
  /** Bytes allocated at this moment. */
  usedBytes: number;
  /** Function called when a promise is rejected without a handler, and when it gets one later. */
  rejectionTracker: number;
}

const wordsSearched = 200;
const telltaleLimit = 0x12345678;

/**
 * Finds the places by what changes there: the memory limit stands right behind the bytes in use, and the rejection tracker
 * behind the interrupt handler and its argument. Nothing where the structure does not look like that.
 */
export function findLayout(engine: QuickJSWASMModule, raw: RawModule): EngineLayout | undefined {
  const runtime = engine.newRuntime();
  try {
    const start = runtimePointer(runtime) >> 2;
    const look = () => words(raw).slice(start, start + wordsSearched);
    runtime.setMemoryLimit(telltaleLimit);
    const limit = look().indexOf(telltaleLimit);
    const before = look();
    runtime.setInterruptHandler(() => false);
    const after = look();
    const handler = after.findIndex((word, index) => word !== before[index]);
    const isTracker =
      handler > 0 && after[handler + 1] === 0 && after[handler + 2] === 0 && after[handler + 3] === 0;
    return limit > 0 && isTracker ? { usedBytes: limit - 1, rejectionTracker: handler + 2 } : undefined;
  } finally {
    runtime.dispose();
  }
}
