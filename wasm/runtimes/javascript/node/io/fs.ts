import { Buffer } from '../buffer';
import type { EventLoop } from '../event-loop';
import type { Output } from './output';
import type { Stdin } from './stdin';
import { textOf } from './stdout';

type Path = number | string | URL;
type Encoding = string | { encoding?: string | null } | null | undefined;

const stdinPaths = new Set(['/dev/stdin', '/proc/self/fd/0', '/dev/fd/0']);
const outputPaths: Record<string, 1 | 2> = { '/dev/stdout': 1, '/dev/stderr': 2 };

export function makeFs(stdin: Stdin, output: Output, loop: EventLoop) {
  const readFileSync = (path: Path, options?: Encoding): string | Buffer => {
    if (!isStdin(path)) throw fileError('ENOENT', 'open', path);
    const text = stdin.takeText();
    const encoding = typeof options === 'string' ? options : options?.encoding;
    if (!encoding) return Buffer.from(text);
    return /^utf-?8$/i.test(encoding) ? text : Buffer.from(text).toString(encoding);
  };
  const writeFileSync = (path: Path, data: unknown) => {
    const fd = outputOf(path);
    if (!fd) throw fileError('EROFS', 'open', path);
    output.write(fd, typeof data === 'string' ? data : textOf(data));
  };
  const writeSync = (fd: number, data: unknown, offset?: number, length?: number): number => {
    const target = outputOf(fd);
    if (!target) throw fileError('EBADF', 'write');
    const isPart = data instanceof Uint8Array && typeof offset === 'number';
    const chunk = isPart ? data.subarray(offset, length === undefined ? undefined : offset + length) : data;
    const text = textOf(chunk);
    output.write(target, text);
    return chunk instanceof Uint8Array ? chunk.length : Buffer.byteLength(text);
  };
  const reader = new InputReader(stdin);
  const readFile = (path: Path, options: unknown, done?: unknown) => {
    const callback = (done ?? options) as (error: unknown, data?: string | Buffer) => void;
    loop.input(() => {
      let data: string | Buffer;
      try {
        data = readFileSync(path, done ? (options as Encoding) : undefined);
      } catch (error) {
        callback(error);
        return;
      }
      callback(null, data);
    });
  };
  const openSync = (path: Path): number => {
    if (isStdin(path)) return 0;
    const fd = outputOf(path);
    if (!fd) throw fileError('ENOENT', 'open', path);
    return fd;
  };
  return {
    readFileSync,
    readSync: (fd: number, target: Uint8Array, offset?: unknown, length?: number) => {
      if (fd !== 0) throw fileError('EBADF', 'read');
      return reader.read(target, offset, length);
    },
    writeFileSync,
    appendFileSync: writeFileSync,
    writeSync,
    readFile,
    writeFile: (path: Path, data: unknown, options: unknown, done?: unknown) => {
      writeFileSync(path, data);
      loop.input(() => ((done ?? options) as (error: null) => void)(null));
    },
    existsSync: (path: Path) => isStdin(path) || outputOf(path) !== undefined,
    openSync,
    closeSync: () => undefined,
    fsyncSync: () => undefined,
    fstatSync: () => ({ size: 0, isFile: () => true, isFIFO: () => false, isDirectory: () => false }),
    createReadStream: (path: Path) => {
      if (!isStdin(path)) throw fileError('ENOENT', 'open', path);
      return stdin;
    },
    promises: {
      readFile: async (path: Path, options?: Encoding) => readFileSync(path, options),
      writeFile: async (path: Path, data: unknown) => writeFileSync(path, data),
    },
    constants: { O_RDONLY: 0, R_OK: 4, F_OK: 0 },
  };
}

/** `readSync` reads bytes, but the input is stored as text. */
class InputReader {
  #stdin: Stdin;
  #rest: Uint8Array = new Uint8Array();

  constructor(stdin: Stdin) {
    this.#stdin = stdin;
  }

  read(target: Uint8Array, offsetOrOptions: unknown, length?: number): number {
    const options = typeof offsetOrOptions === 'object' && offsetOrOptions !== null ? offsetOrOptions : {};
    const { offset = 0, length: wanted = length } = {
      offset: typeof offsetOrOptions === 'number' ? offsetOrOptions : 0,
      ...(options as { offset?: number; length?: number }),
    };
    if (this.#rest.length === 0) this.#rest = Buffer.from(this.#stdin.takeChunk());
    const part = this.#rest.subarray(0, Math.min(wanted ?? target.length, target.length - offset));
    target.set(part, offset);
    this.#rest = this.#rest.subarray(part.length);
    return part.length;
  }
}

function isStdin(path: Path): boolean {
  return path === 0 || stdinPaths.has(String(path).replace(/^file:\/\//, ''));
}

function outputOf(path: Path): 1 | 2 | undefined {
  return path === 1 || path === 2 ? path : outputPaths[String(path)];
}

const texts = {
  ENOENT: [-2, 'no such file or directory'],
  EROFS: [-30, 'read-only file system'],
  EBADF: [-9, 'bad file descriptor'],
} as const;

function fileError(code: keyof typeof texts, syscall: string, path?: Path): Error {
  const [errno, text] = texts[code];
  const where = path === undefined ? '' : ` '${String(path)}'`;
  const error = new Error(`${code}: ${text}, ${syscall}${where}`);
  return Object.assign(error, { errno, syscall, code, ...(path === undefined ? {} : { path }) });
}
