/** CWIZ-34, D-45: the pictures of a contest, and what is wrong with one. Both sides ask here. Pure. */
import { contestImages as limits } from '../../limits';
import { type ImageType, imageKind } from '../image-kind';

export type ContestImage = keyof typeof limits;
export const contestImageFields = Object.keys(limits) as ContestImage[];

interface Wanted {
  /** As a sentence begins with it. */
  name: string;
  types: readonly ImageType[];
  /** The types as people call them. */
  typeWords: string;
}

export const wantedImages: Record<ContestImage, Wanted> = {
  customLogo: { name: 'The logo', types: ['image/png', 'image/x-icon'], typeWords: '.png or .ico' },
  customBanner: {
    name: 'The banner',
    types: ['image/png', 'image/jpeg', 'image/webp'],
    typeWords: '.png, .jpg or .webp',
  },
};

/** What is wrong with a file that is to be the logo or the banner as it is; undefined: nothing. */
export function imageComplaint(field: ContestImage, bytes: Uint8Array): string | undefined {
  const { width, height, bytesMax } = limits[field];
  const { name } = wantedImages[field];
  const kind = imageKind(bytes);
  const wrongType = typeComplaint(field, bytes);
  if (wrongType !== undefined || !kind) return wrongType;
  if (kind.width !== width || kind.height !== height) {
    return `${name} must have ${width} × ${height} pixels. This one has ${kind.width} × ${kind.height}.`;
  }
  return bytes.length > bytesMax ? `${name} must not be larger than ${bytesMax / 1000} kB.` : undefined;
}

/** What is wrong with the type of a file, whatever its size: what is right can be cut. */
export function typeComplaint(field: ContestImage, bytes: Uint8Array): string | undefined {
  const { name, types, typeWords } = wantedImages[field];
  const kind = imageKind(bytes);
  return kind && types.includes(kind.mediaType) ? undefined : `${name} must be a ${typeWords} file.`;
}
