import type { InterpreterImports } from 'pyodide/pyodide.asm.mjs';
import { assetUrl } from '../cached-assets';
import type { KeptHeap } from './heap-image';
import type { FileSystem, RawModule } from './raw-module';

export interface Limits {
  /** Maximum address of its memory, in bytes; set for each run. */
  memoryBytes: number;
  /** True when the program must be interrupted. */
  poll(): boolean;
}

export interface Streams {
  stdout(bytes: Uint8Array): void;
  stderr(bytes: Uint8Array): void;
}

export interface Started {
  python: RawModule;
  heap: KeptHeap;
}

export const home = '/home/learner';
export const libraryUrl = assetUrl('python', 'stdlib.zip');
export const libraryPath = '/lib/python314.zip';
const inputPath = '/run/stdin';

/** An unused device number. */
const major = 65;
const interruptSignal = 2;

/** A refused growth is a MemoryError in Python, a signal interrupts it. */
export function applyLimits({ env }: InterpreterImports, limits: Limits): void {
  const grow = env.emscripten_resize_heap;
  env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > limits.memoryBytes ? 0 : grow(bytes));
  // Called at every fiftieth backward jump. Pyodide's version looks the signal up by name in three objects,
  // which cost 4 % of all computing.
  env._Py_CheckEmscriptenSignals_Helper = () => (limits.poll() ? interruptSignal : 0);
}

/** A file for the input, devices for the output. */
export function openStreams(FS: FileSystem, streams: Streams): void {
  FS.mkdirTree('/run');
  FS.unlink('/dev/stdin');
  FS.symlink(inputPath, '/dev/stdin');
  openInput(FS, '');
  openOutput(FS, 1, 'stdout', streams.stdout);
  openOutput(FS, 2, 'stderr', streams.stderr);
}

/** Makes `text` file 0; returns its size in bytes. */
export function openInput(FS: FileSystem, text: string): number {
  FS.writeFile(inputPath, text);
  if (FS.streams[0]) FS.closeStream(0);
  return FS.open(inputPath, 'r').node.usedBytes ?? 0;
}

/** Until the next program opens its own. */
export function closeInput(FS: FileSystem): void {
  FS.closeStream(0);
  FS.unlink(inputPath);
}

function openOutput(
  FS: FileSystem,
  fd: number,
  name: keyof Streams,
  take: (bytes: Uint8Array) => void,
): void {
  const device = FS.makedev(major, fd);
  FS.registerDevice(device, {
    open(stream) {
      stream.seekable = false;
      stream.tty = undefined;
    },
    write(_stream, memory, offset, length) {
      take(new Uint8Array(memory.buffer, memory.byteOffset + offset, length));
      return length;
    },
  });
  const path = `/dev/${name}`;
  if (FS.streams[fd]) FS.closeStream(fd);
  FS.unlink(path);
  FS.mkdev(path, 0o666, device);
  const { fd: opened } = FS.open(path, 'w');
  if (opened !== fd) throw new Error(`${path} became file ${opened}`);
}
