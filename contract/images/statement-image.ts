/** Reads an image of a statement: its kind and size, or why it is refused (decision 112). */
import { statementImageLimits } from '../limits';
import { imageKind } from '../rules/images/image-kind';
import { readSvg } from './statement-svg';

export interface ReadImage {
  mediaType: string;
  /** Pixels. */
  width: number;
  height: number;
}

export type ImageResult = { ok: true; image: ReadImage } | { ok: false; fault: string };

const { imageBytesMax, pixelsMax } = statementImageLimits;
const fault = (text: string): ImageResult => ({ ok: false, fault: text });

const typeOf: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** The fault continues a sentence after the file's name. */
export function readStatementImage(name: string, bytes: Uint8Array): ImageResult {
  if (bytes.length > imageBytesMax) return fault(`is larger than ${imageBytesMax / 1_000_000} MB`);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const mediaType = typeOf[extension];
  if (mediaType === undefined) return fault('is not a PNG, JPEG, WebP, GIF or SVG file');
  if (mediaType === 'image/svg+xml') {
    const svg = readSvg(bytes);
    return typeof svg === 'string' ? fault(svg) : sized({ mediaType, ...svg });
  }
  const found = gif(bytes) ?? imageKind(bytes);
  if (!found || found.mediaType === 'image/x-icon') return fault(`is not a ${extension.toUpperCase()} image`);
  if (found.mediaType !== mediaType)
    return fault(
      `is a ${found.mediaType.slice('image/'.length).toUpperCase()} image: give it that extension`,
    );
  return sized(found);
}

function sized({ mediaType, width, height }: ReadImage): ImageResult {
  if (width < 1 || height < 1) return fault('has no size');
  if (width > pixelsMax || height > pixelsMax)
    return fault(`has more than ${pixelsMax} pixels in a direction`);
  return { ok: true, image: { mediaType, width, height } };
}

function gif(bytes: Uint8Array): ReadImage | undefined {
  if (bytes.length < 13) return undefined;
  const head = String.fromCharCode(...bytes.subarray(0, 6));
  if (head !== 'GIF87a' && head !== 'GIF89a') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return { mediaType: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}
