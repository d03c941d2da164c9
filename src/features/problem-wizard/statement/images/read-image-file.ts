import type { NewImage } from '../../../../../contract/entities/problem/statement-texts';
import { base64 } from '../../../../../contract/images/base64';
import { imageFileName } from '../../../../../contract/images/image-file-name';
import { type ReadImage, readStatementImage } from '../../../../../contract/images/statement-image';
import { statementImageLimits } from '../../../../../contract/limits';
import { messages } from '../messages';

const texts = messages.images;
const { imagesMax, imageBytesMax, allBytesMax } = statementImageLimits;

export interface FoundImage extends ReadImage {
  image: NewImage;
  bytes: number;
}

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};

/** Of the file behind base64. */
export const bytesOf = ({ data }: Pick<NewImage, 'data'>) =>
  (data.length / 4) * 3 - (data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0);

/**
 * Reads a chosen, dropped or pasted file. The fault is a sentence.
 * @param images those that the problem has
 */
export async function readImageFile(
  file: File,
  images: readonly NewImage[],
): Promise<FoundImage | { fault: string }> {
  const [, ownExtension = ''] = /\.([^.]*)$/.exec(file.name) ?? [];
  const extension = extensions[file.type] ?? ownExtension.toLowerCase();
  if (!Object.values(extensions).includes(extension) && extension !== 'jpeg')
    return { fault: texts.wrongType(file.name) };
  if (file.size > imageBytesMax) return { fault: texts.tooBig(file.name, file.size) };
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return { fault: texts.unreadable(file.name) };
  const bytes = new Uint8Array(buffer);
  const read = readStatementImage(`image.${extension}`, bytes);
  if (!read.ok) return { fault: texts.refused(file.name, read.fault) };
  const data = base64(bytes);
  const facts = { ...read.image, bytes: bytes.length };
  const same = images.find((one) => one.data === data);
  if (same) return { image: same, ...facts };
  if (images.length >= imagesMax) return { fault: texts.tooMany };
  if (images.reduce((sum, one) => sum + bytesOf(one), bytes.length) > allBytesMax)
    return { fault: texts.tooLarge(file.name) };
  const names = new Set(images.map(({ name }) => name.toLowerCase()));
  const name = imageFileName(file.name, extension, (one) => names.has(one.toLowerCase()));
  return { image: { name, data }, ...facts };
}
