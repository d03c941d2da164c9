import type { QuickJSWASMModule } from 'quickjs-emscripten';
import { type RawModule, runtimePointer, words } from './raw-engine';

/** Offsets in words in the engine's runtime structure, which the library does not expose. */
export interface EngineLayout {
  usedBytes: number;
  /** For rejected promises without a handler, and for handlers added later. */
  rejectionTracker: number;
}

const wordsSearched = 200;
const telltaleLimit = 0x12345678;

/**
 * Finds the offsets by watching changes: the memory limit follows the bytes in use, and the rejection
 * tracker follows the interrupt handler and its argument. Undefined if the structure looks different.
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
