/** CWIZ-34, D-45 */

import { contestImages as limits } from '../../limits';
import { sentence } from '../../translation';
import { type ImageType, imageKind } from '../images/image-kind';

export type ContestImage = keyof typeof limits;
export const contestImageFields = Object.keys(limits) as ContestImage[];

interface Wanted {
  name: string;
  types: readonly ImageType[];
  typeWords: string;
}

export const imageRules: Record<ContestImage, Wanted> = {
  customLogo: { name: 'The logo', types: ['image/png', 'image/x-icon'], typeWords: '.png or .ico' },
  customBanner: {
    name: 'The banner',
    types: ['image/png', 'image/jpeg', 'image/webp'],
    typeWords: '.png, .jpg or .webp',
  },
};

/** For a file in its final form; undefined if valid. */
export function validateImage(field: ContestImage, bytes: Uint8Array): string | undefined {
  const { width, height, bytesMax } = limits[field];
  const { name } = imageRules[field];
  const kind = imageKind(bytes);
  const wrongType = validateImageType(field, bytes);
  if (wrongType !== undefined || !kind) return wrongType;
  if (kind.width !== width || kind.height !== height) {
    return sentence(
      `${name} must have ${width} × ${height} pixels. This one has ${kind.width} × ${kind.height}.`,
    );
  }
  return bytes.length > bytesMax
    ? sentence(`${name} must not be larger than ${bytesMax / 1000} kB.`)
    : undefined;
}

/** Checks only the type: a picture of a wrong size can be cropped. */
export function validateImageType(field: ContestImage, bytes: Uint8Array): string | undefined {
  const { name, types, typeWords } = imageRules[field];
  const kind = imageKind(bytes);
  return kind && types.includes(kind.mediaType)
    ? undefined
    : sentence(`${name} must be a ${typeWords} file.`);
}
