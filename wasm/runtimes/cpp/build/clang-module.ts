import { readFileSync } from 'node:fs';
import { findClangPackage } from './clang-package';

/** Parts that do not work in a worker. Each must match once, else the package has changed. */
const changes: [string | RegExp, string][] = [
  // The files are on this device, under our own names.
  [/new URL\((?:"[^"]+"|`[^`]+`), import\.meta\.url\)/g, '""'],
  // Only for Node, and a bundler would follow it.
  [/await import\("node:fs\/promises"\)/g, '{}'],
  // With 4 KB writes, each copying all before it, a precompiled header took 8 s.
  ['return 4096;', 'return 1048576;'],
  [/var WriteStream = class extends OutputStream \{[\s\S]*?\n\};/, growingWriteStream()],
];

/** The module `virtual:clang`; exports two internal parts, so that we can provide the files. */
export function clangModule(): string {
  const found = findClangPackage();
  if (!found) return 'throw new Error("This build has no C++ compiler.");';
  let text = readFileSync(found.script, 'utf8');
  for (const [from, to] of changes) {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`The compiler's script has changed: nothing matches ${from}.`);
    text = changed;
  }
  return `${text}\nexport { Application, instantiate };\n`;
}

/** Grows by doubling instead of with each write. */
function growingWriteStream(): string {
  return `var WriteStream = class extends OutputStream {
  constructor(file, offset) {
    super();
    this.file = file;
    this.offset = Number(offset);
  }
  write(contents) {
    const end = this.offset + contents.length;
    if (!this.file.room || this.file.room.length < end || this.file.data.buffer !== this.file.room.buffer) {
      this.file.room = new Uint8Array(Math.max(65536, end * 2));
      this.file.room.set(this.file.data);
    }
    this.file.room.set(contents, this.offset);
    this.file.data = this.file.room.subarray(0, Math.max(this.file.data.length, end));
    this.offset = end;
  }
};`;
}
