import type { StatementImage } from '../../../contract/entities/problem/statement-texts';
import { imageSize } from '../../../contract/rules/image-size';

const place = /<span data-image="([^"]*)">([^<]*)<\/span>(?:\{width=(\d{1,3})%\})?/g;

/** Empty images of the right size, so that nothing moves when the app shows the real ones. */
export function placeImages(html: string, images: readonly StatementImage[] = []): string {
  return html.replace(place, (_, name: string, alt: string, percent?: string) => {
    const image = images.find((one) => one.name === name);
    if (!image) return alt;
    const { width, height } = image;
    const empty = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;
    return `<img class="boot-image" alt="${alt}" width="${imageSize(image, percent)}" src="${empty}">`;
  });
}
