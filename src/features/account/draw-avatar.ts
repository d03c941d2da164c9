import { avatar } from '../../../contract/limits';
import { type Crop, cropSide, type Size } from './crop';

/** Draws the chosen square of a picture over the whole of a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const size: Size = picture;
  const side = cropSide(size, crop);
  context.imageSmoothingQuality = 'high';
  // What is transparent would be black as a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [crop.x - side / 2, crop.y - side / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The avatar as the server takes it: base64 of a WebP (JPEG where the browser writes none), as good as fits into its size. */
export async function avatarBase64(picture: ImageBitmap, crop: Crop): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = avatar.pixelsMax;
  canvas.height = avatar.pixelsMax;
  drawCrop(canvas, picture, crop);
  for (const quality of [0.9, 0.75, 0.6, 0.4]) {
    const blob =
      (await toBlob(canvas, 'image/webp', quality)) ?? (await toBlob(canvas, 'image/jpeg', quality));
    if (blob && blob.size <= avatar.bytesMax) return toBase64(blob);
  }
  throw new Error('This picture cannot be made small enough.');
}

/** Null where the browser does not write that type: it gives a PNG then. */
function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, quality),
  );
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
