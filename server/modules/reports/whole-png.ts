/** Format: https://www.w3.org/TR/png-3/ */
import { createInflate } from 'node:zlib';

const signatureBytes = 8;
/** Bytes of a chunk without its data: length, type and checksum. */
const frameBytes = 12;
const headerBytes = 13;
/** Per pixel, by colour type: grey, RGB, palette, grey with alpha, RGBA. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * The decompressed picture must have exactly the size of its width and height. Otherwise any data could hide behind a
 * header of 33 bytes. Refuses Adam7 interlacing, which no canvas produces.
 */
export async function isWholePng(bytes: Uint8Array): Promise<boolean> {
  const chunks = chunksOf(Buffer.from(bytes));
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== headerBytes) return false;
  if (chunks.at(-1)?.type !== 'IEND') return false;
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  const expected = pictureBytes(header.data);
  return data.length > 0 && expected !== undefined && (await inflatesTo(data, expected));
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Undefined: the chunks do not fill the file exactly. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = signatureBytes;
  while (at + frameBytes <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + frameBytes + length;
    if (end > bytes.length) return undefined;
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end - 4) });
    at = end;
  }
  return at === bytes.length ? chunks : undefined;
}

/** Each line starts with a filter byte. */
function pictureBytes(header: Buffer): number | undefined {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = -1] = header.subarray(8, 10);
  const ofPixel = samples[colour];
  const isInterlaced = header[12] !== 0;
  if (ofPixel === undefined || isInterlaced || ![1, 2, 4, 8, 16].includes(depth)) return undefined;
  return height * (1 + Math.ceil((width * ofPixel * depth) / 8));
}

/** Decompresses in pieces and keeps none. */
async function inflatesTo(parts: readonly Buffer[], expected: number): Promise<boolean> {
  const inflate = createInflate();
  inflate.end(Buffer.concat(parts));
  let length = 0;
  try {
    for await (const piece of inflate) {
      length += (piece as Buffer).length;
      if (length > expected) return false;
    }
    return length === expected;
  } catch {
    return false;
  }
}
