import { avatar } from '../../../../contract/limits';
import type { Crop } from '../../../ui/crop/crop';
import { cutPhoto } from '../../../ui/crop/draw-crop';

export const avatarSize = { width: avatar.pixelsMax, height: avatar.pixelsMax };

/** Base64 of the chosen square. Throws a message for the user. */
export async function avatarBase64(picture: ImageBitmap, crop: Crop): Promise<string> {
  const bytes = await cutPhoto(picture, crop, { ...avatarSize, bytesMax: avatar.bytesMax });
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
