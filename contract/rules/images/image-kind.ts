/** Reads headers only, without decoding. */
import { pngSize } from '../png';

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/x-icon'] as const;
export type ImageType = (typeof imageTypes)[number];

export interface ImageKind {
  readonly mediaType: ImageType;
  readonly width: number;
  readonly height: number;
}

/** Undefined: none of the four types. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return png(bytes) ?? jpeg(view) ?? webp(view) ?? icon(view);
}

function png(bytes: Uint8Array): ImageKind | undefined {
  // 33 bytes include the complete first chunk.
  const size = bytes.length < 33 ? undefined : pngSize(bytes);
  return size && { mediaType: 'image/png', ...size };
}

/** Follows the segments by their lengths to the frame header. */
function jpeg(view: DataView): ImageKind | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    if (isFrameStart(marker)) {
      return { mediaType: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 … SOF15, except three markers that are tables. */
const isFrameStart = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const text = (view: DataView, from: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(from + index)));

function webp(view: DataView): ImageKind | undefined {
  if (view.byteLength < 30) return undefined;
  if (text(view, 0) !== 'RIFF' || text(view, 8) !== 'WEBP') return undefined;
  const size = webpSize(view, text(view, 12));
  return size && { mediaType: 'image/webp', ...size };
}

/** Lossy, lossless, extended. */
function webpSize(view: DataView, chunk: string): { width: number; height: number } | undefined {
  switch (chunk) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
    default:
      return undefined;
  }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

const iconHead = 6;
const iconEntry = 16;

/** The largest picture counts; each must lie within the file. A size of 0 means 256. */
function icon(view: DataView): ImageKind | undefined {
  if (view.byteLength < iconHead + iconEntry || view.getUint32(0, true) !== 0x0001_0000) return undefined;
  const count = view.getUint16(4, true);
  const listEnd = iconHead + count * iconEntry;
  if (count === 0 || listEnd > view.byteLength) return undefined;
  let largest = { width: 0, height: 0 };
  for (let at = iconHead; at < listEnd; at += iconEntry) {
    const [length, from] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    if (from < listEnd || from + length > view.byteLength || length === 0) return undefined;
    const size = { width: view.getUint8(at) || 256, height: view.getUint8(at + 1) || 256 };
    if (size.width * size.height > largest.width * largest.height) largest = size;
  }
  return { mediaType: 'image/x-icon', ...largest };
}
