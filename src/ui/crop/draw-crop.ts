import { type Crop, cropSize } from './crop';
import { messages } from './messages';

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, ground?: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = cropSize(picture, crop, canvas.width / canvas.height);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const [left, top] = [crop.x - width / 2, crop.y - height / 2];
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

interface Wanted {
  width: number;
  height: number;
  bytesMax: number;
}

/**
 * The crop as WebP (or JPEG where unsupported), at the best quality within the size limit. Throws a message
 * for users.
 */
export async function cutPhoto(
  picture: ImageBitmap,
  crop: Crop,
  wanted: Wanted,
): Promise<Uint8Array<ArrayBuffer>> {
  // Transparent pixels would be black in a JPEG.
  const canvas = renderCrop(picture, crop, wanted, '#ffffff');
  for (const quality of [0.9, 0.75, 0.6, 0.4]) {
    const blob =
      (await toBlob(canvas, 'image/webp', quality)) ?? (await toBlob(canvas, 'image/jpeg', quality));
    if (blob && blob.size <= wanted.bytesMax) return new Uint8Array(await blob.arrayBuffer());
  }
  throw new Error(messages.tooLarge);
}

/** The crop as PNG with transparency. Throws a message for users. */
export async function cutDrawing(
  picture: ImageBitmap,
  crop: Crop,
  wanted: Wanted,
): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await toBlob(renderCrop(picture, crop, wanted), 'image/png');
  if (!blob || blob.size > wanted.bytesMax) throw new Error(messages.tooLarge);
  return new Uint8Array(await blob.arrayBuffer());
}

function renderCrop(
  picture: ImageBitmap,
  crop: Crop,
  { width, height }: Wanted,
  ground?: string,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  drawCrop(canvas, picture, crop, ground);
  return canvas;
}

/** Null if the browser does not support the type: it returns a PNG instead. */
function toBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, quality),
  );
}
