/* Pyodide internals. The version is pinned; the self-test at start detects changes. */

export interface FileNode {
  mode: number;
  mtime: number;
  contents?: unknown;
  usedBytes?: number;
}

export interface FileStream {
  fd: number | null;
  seekable: boolean;
  tty: unknown;
  node: FileNode;
}

interface FileStat {
  mode: number;
}

export interface FileSystem {
  streams: (FileStream | null | undefined)[];
  /** `canOwn`: the file may keep the given bytes without a copy. */
  writeFile(path: string, content: string | Uint8Array, options?: { canOwn: boolean }): void;
  open(path: string, flags: string): FileStream;
  closeStream(fd: number): void;
  close(stream: FileStream): void;
  mkdirTree(path: string): void;
  readdir(path: string): string[];
  lstat(path: string): FileStat;
  isDir(mode: number): boolean;
  lookupPath(path: string, options: { follow: boolean }): { node: FileNode };
  chdir(path: string): void;
  chmod(path: string, mode: number): void;
  symlink(target: string, path: string): void;
  unlink(path: string): void;
  rmdir(path: string): void;
  makedev(major: number, minor: number): number;
  registerDevice(
    device: number,
    operations: {
      open?(stream: FileStream): void;
      write(stream: FileStream, buffer: Int8Array | Uint8Array, offset: number, length: number): number;
    },
  ): void;
  mkdev(path: string, mode: number, device: number): void;
}

export interface RawModule {
  HEAP8: Int8Array<ArrayBuffer>;
  HEAPU8: Uint8Array<ArrayBuffer>;
  FS: FileSystem;
  _Py_EMSCRIPTEN_SIGNAL_HANDLING: number;
  /** Runs a C string of source in `__main__`; 0 on success. */
  _PyRun_SimpleString(cString: number): number;
  _sbrk(bytes: number): number;
  stringToNewUTF8(text: string): number;
  stackSave(): number;
  stackRestore(pointer: number): void;
}
