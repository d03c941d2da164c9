/**
 * Writes a zip archive (PKWARE APPNOTE 6.3.10: deflated entries, UTF-8 names, no zip64). Deterministic: all
 * entries have the format's earliest time.
 */
import { crc32 } from './crc-32';

interface Entry {
  name: Uint8Array<ArrayBuffer>;
  packed: Uint8Array<ArrayBuffer>;
  size: number;
  crc: number;
  from: number;
}

const version = 20;
const utf8Names = 0x0800;
const deflated = 8;
/** 1 January 1980, midnight. */
const [time, date] = [0, 0x0021];

/** Files by path; texts become UTF-8. */
export async function writeZip(files: Readonly<Record<string, string | Uint8Array>>): Promise<Blob> {
  const parts: BlobPart[] = [];
  const entries: Entry[] = [];
  let from = 0;
  for (const [path, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    const entry = {
      name: new TextEncoder().encode(path),
      packed: await deflate(bytes),
      size: bytes.length,
      crc: crc32(bytes),
      from,
    };
    const head = localHeader(entry);
    parts.push(head, entry.name, entry.packed);
    from += head.length + entry.name.length + entry.packed.length;
    entries.push(entry);
  }
  const directory = entries.flatMap((entry) => [directoryEntry(entry), entry.name]);
  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directoryBytes],
    [4, from],
    [2, 0],
  );
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

function localHeader(entry: Entry): Uint8Array<ArrayBuffer> {
  return fields([4, 0x04034b50], ...shared(entry));
}

function directoryEntry(entry: Entry): Uint8Array<ArrayBuffer> {
  return fields(
    [4, 0x02014b50],
    [2, version],
    ...shared(entry),
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, entry.from],
  );
}

/** Fields shared by both headers. */
function shared({ name, packed, size, crc }: Entry): Field[] {
  return [
    [2, version],
    [2, utf8Names],
    [2, deflated],
    [2, time],
    [2, date],
    [4, crc],
    [4, packed.length],
    [4, size],
    [2, name.length],
    [2, 0],
  ];
}

type Field = readonly [bytes: 2 | 4, value: number];

/** Little-endian numbers. */
function fields(...list: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(list.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of list) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return bytes;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
