import { type FileTree, keepFileTree, restoreFileTree } from './file-tree';
import { type KeptHeap, restoreHeap } from './heap-image';
import type { FileStream, FileSystem, RawModule } from './raw-module';
import { home } from './surroundings';

/** State at the start of every run: memory, files, open streams. */
export interface Checkpoint {
  heap: KeptHeap;
  stackPointer: number;
  /** End of the used memory, the base for measuring a run's memory. */
  breakAddress: number;
  outputs: (FileStream | null | undefined)[];
  files: FileTree;
}

export function takeCheckpoint(python: RawModule, heap: KeptHeap): Checkpoint {
  return {
    heap,
    stackPointer: python.stackSave(),
    breakAddress: python._sbrk(0),
    outputs: [python.FS.streams[1], python.FS.streams[2]],
    files: keepFileTree(python.FS),
  };
}

/**
 * Takes about 5 ms, a new interpreter half a second. Works after traps and exits. False when a program has
 * changed files that every run needs: then a new interpreter is needed.
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
  restoreHeap(python.HEAPU8, checkpoint.heap, python.HEAPU8.byteLength);
  python.stackRestore(checkpoint.stackPointer);
  return whole;
}

/** A closed stream has lost its number too. */
function putBack(FS: FileSystem, fd: number, stream: FileStream | null | undefined): void {
  if (stream) stream.fd = fd;
  FS.streams[fd] = stream;
}
