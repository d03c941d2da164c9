import { type FileTree, keepFileTree, restoreFileTree } from './file-tree';
import { home } from './load-interpreter';
import type { FileStream, FileSystem, RawModule } from './raw-module';

/** The interpreter as every run finds it: its memory, its files, its open streams. */
export interface Checkpoint {
  memory: Uint8Array<ArrayBuffer>;
  stackPointer: number;
  /** End of the memory in use, by which a run's own use is measured. */
  breakAddress: number;
  outputs: (FileStream | null | undefined)[];
  files: FileTree;
}

export function takeCheckpoint(python: RawModule): Checkpoint {
  return {
    memory: new Uint8Array(python.HEAPU8.slice(0, usedBytes(python.HEAP8))),
    stackPointer: python.stackSave(),
    breakAddress: python._sbrk(0),
    outputs: [python.FS.streams[1], python.FS.streams[2]],
    files: keepFileTree(python.FS),
  };
}

/**
 * Puts the interpreter back; about 5 ms, where a new one takes half a second. Heals traps and exits as well.
 * False when a program has changed files that every run needs: then only a new interpreter will do.
 */
export function restoreCheckpoint(python: RawModule, checkpoint: Checkpoint): boolean {
  const { FS } = python;
  const [stdout, stderr] = checkpoint.outputs;
  for (const [fd, stream] of FS.streams.entries()) {
    if (stream && stream !== stdout && stream !== stderr) FS.closeStream(fd);
  }
  putBack(FS, 1, stdout);
  putBack(FS, 2, stderr);
  FS.chdir('/');
  const whole = restoreFileTree(FS, checkpoint.files);
  if (whole) FS.chdir(home);
  python.HEAPU8.set(checkpoint.memory);
  python.HEAPU8.fill(0, checkpoint.memory.byteLength);
  python.stackRestore(checkpoint.stackPointer);
  return whole;
}

/** A closed stream has lost its number as well. */
function putBack(FS: FileSystem, fd: number, stream: FileStream | null | undefined): void {
  if (stream) stream.fd = fd;
  FS.streams[fd] = stream;
}

/** Bytes up to the last one that is not zero, in whole words. */
function usedBytes(heap: Int8Array<ArrayBuffer>): number {
  const words = new Int32Array(heap.buffer, 0, heap.byteLength >> 2);
  let last = words.length - 1;
  while (last >= 0 && words[last] === 0) last -= 1;
  return (last + 1) * 4;
}
