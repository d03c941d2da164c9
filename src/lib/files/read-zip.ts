/**
 * Reads a zip archive (PKWARE APPNOTE 6.3.10: stored and deflated entries, no encryption, no zip64).
 * Follows symbolic links within the archive.
 */
import { crc32 } from './crc-32';
import { messages } from './messages';
import type { ZipFile } from './zip-file';
import { followLinks } from './zip-links';

/** Against zip bombs. */
const unpackedBytesMax = 512 * 1024 * 1024;
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const commentBytesMax = 65_535;

/** Throws an `Error` with a message for users. */
export async function readZip(archive: Uint8Array<ArrayBuffer>): Promise<ZipFile[]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const files: ZipFile[] = [];
  const links = new Map<string, string>();
  let room = unpackedBytesMax;
  for (let at = view.getUint32(end + 16, true), n = 0; n < count; n += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) throw broken();
    const nameBytes = view.getUint16(at + 28, true);
    const path = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameBytes));
    if (!path.endsWith('/')) {
      const bytes = await unpack(archive, view, at, room);
      room -= bytes.length;
      if (isLink(view, at)) links.set(path, new TextDecoder().decode(bytes));
      else files.push({ path, bytes });
    }
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return [...files, ...followLinks(files, links, room)];
}

/** Unix archives store the file mode in the upper half of the attributes. */
function isLink(view: DataView, entry: number): boolean {
  const mode = view.getUint16(entry + 40, true);
  return (mode & 0xf000) === 0xa000;
}

const broken = () => new Error(messages.damaged);

const tooLarge = () => new Error(messages.tooLarge);

/** A comment of unknown length follows the end record. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= 0 && at >= last - commentBytesMax; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new Error(messages.notAZip);
}

async function unpack(
  archive: Uint8Array<ArrayBuffer>,
  view: DataView,
  entry: number,
  room: number,
): Promise<Uint8Array> {
  const flags = view.getUint16(entry + 8, true);
  const method = view.getUint16(entry + 10, true);
  const packedBytes = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  if ((flags & 1) !== 0) throw new Error(messages.encrypted);
  if (local + 30 > view.byteLength) throw broken();
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (from + packedBytes > view.byteLength) throw broken();
  const packed = archive.subarray(from, from + packedBytes);
  if (method !== 0 && method !== 8) throw broken();
  if (method === 0 && packed.length > room) throw tooLarge();
  const bytes = method === 0 ? packed : await inflate(packed, room);
  if (crc32(bytes) !== view.getUint32(entry + 16, true)) throw broken();
  return bytes;
}

async function inflate(packed: Uint8Array<ArrayBuffer>, room: number): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read().catch(() => Promise.reject(broken()));
    if (done) break;
    size += value.length;
    if (size > room) {
      await reader.cancel();
      throw tooLarge();
    }
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
