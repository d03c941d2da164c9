/** Puts the images of a problem into rendered Markdown. */
import { imageName, imageSize } from '../../lib/problems/statement-images';
import { messages } from '../messages';
import type { ShownImages } from '../text/image-source';
import styles from './place-images.module.css';

/** As in Pandoc, after the image. */
const widthAfter = /^\{\s*width\s*=\s*"?(\d{1,3})%"?\s*\}/;

/** Changes the fragment. Images with other addresses stay as they are. */
export function placeImages(fragment: DocumentFragment, images: ShownImages | undefined): void {
  for (const place of fragment.querySelectorAll('img')) {
    const percent = takeWidth(place);
    const name = decode(place.getAttribute('src') ?? '');
    if (!imageName.test(name)) continue;
    const image = images?.get(name);
    const alt = place.getAttribute('alt') ?? '';
    if (!image) {
      const note = document.createElement('span');
      note.className = styles.missing ?? '';
      note.textContent = messages.imageMissing(alt || name);
      place.replaceWith(note);
      continue;
    }
    place.setAttribute('src', image.url ?? emptyImage(image));
    place.setAttribute('alt', alt);
    place.setAttribute('width', imageSize(image, percent ?? percentOf(place)));
    if (percent === undefined && !place.getAttribute('width')?.endsWith('%'))
      place.setAttribute('height', String(image.height));
  }
}

/** `widthAfter` is text at first. */
function takeWidth(place: HTMLImageElement): string | undefined {
  const next = place.nextSibling;
  if (!next || next.nodeType !== Node.TEXT_NODE) return undefined;
  const text = next.nodeValue ?? '';
  const [whole, percent] = widthAfter.exec(text) ?? [];
  if (whole !== undefined) next.nodeValue = text.slice(whole.length);
  return percent;
}

/** Of an image in HTML. */
const percentOf = (place: HTMLImageElement) => /^(\d{1,3})%$/.exec(place.getAttribute('width') ?? '')?.[1];

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Keeps the place until the file is loaded. */
const emptyImage = ({ width, height }: { width: number; height: number }) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
