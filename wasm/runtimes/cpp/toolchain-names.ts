/** Core modules of the compiler, the large one first; the names are the package's own. */
export const coreNames = ['llvm.core.wasm', 'llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm'] as const;
