import type { NewImage } from '../../../../../contract/entities/problem/statement-texts';
import { bytesOfBase64 } from '../../../../../contract/images/base64';
import { type ReadImage, readStatementImage } from '../../../../../contract/images/statement-image';

export interface ImageFacts extends ReadImage {
  bytes: number;
}

const known = new WeakMap<NewImage, ImageFacts | undefined>();

/** Undefined for a file that is not a valid image. Each image is read once. */
export function imageFacts(image: NewImage): ImageFacts | undefined {
  if (!known.has(image)) {
    const bytes = bytesOfBase64(image.data);
    const read = readStatementImage(image.name, bytes);
    known.set(image, read.ok ? { ...read.image, bytes: bytes.length } : undefined);
  }
  return known.get(image);
}

export const imageUrl = ({ data }: NewImage, { mediaType }: Pick<ImageFacts, 'mediaType'>) =>
  `data:${mediaType};base64,${data}`;
