import type { Locator } from 'playwright';

interface GivenImage {
  name: string;
  width: number;
  height: number;
}

/** Pastes a picture into a text field as a screenshot program does, or drops its file there. */
export async function giveImage(field: Locator, how: 'paste' | 'drop', image: GivenImage): Promise<void> {
  await field.evaluate(
    async (area, { how, name, ...size }) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const picture = canvas.getContext('2d');
      if (!picture) throw new Error('no canvas');
      picture.fillStyle = '#2f6f8f';
      picture.fillRect(0, 0, size.width, size.height / 2);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      if (!blob) throw new Error('no picture');
      const data = new DataTransfer();
      data.items.add(new File([blob], name, { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data });
      area.dispatchEvent(event);
    },
    { ...image, how },
  );
}

/** Its width in pixels once it is loaded; 0 before. */
export const loadedWidth = (image: Locator): Promise<number> =>
  image.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
