/** The large one first; the names are the package's. */
export const coreNames = ['llvm.core.wasm', 'llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm'] as const;
