import { screenshotBackground } from '../../../contract/limits';
import { readUsedFonts } from './read-used-fonts';

/** Longest side of the image: readable, but small enough for a slow connection. */
const longestSidePixels = 1600;

/** Excludes the report's own controls. */
export const notInScreenshot = { 'data-not-in-screenshot': '' };

/**
 * The visible part of the page as a PNG (BUG-4, BUG-5). Loaded on demand. Rejects if the page cannot be
 * drawn.
 */
export async function takeScreenshot(): Promise<Uint8Array<ArrayBuffer>> {
  const { toBlob } = await import('html-to-image');
  const { innerWidth: width, innerHeight: height, scrollX, scrollY } = window;
  const root = getComputedStyle(document.documentElement);
  const isLight = root.colorScheme === 'light';
  const blob = await toBlob(document.body, {
    width,
    height,
    backgroundColor: screenshotBackground,
    // By default the library sets a base address on a new document, which the content security policy
    // refuses.
    fontEmbedCSS: await readUsedFonts(),
    pixelRatio: Math.min(1, longestSidePixels / Math.max(width, height)),
    style: {
      width: `${width}px`,
      transform: `translate(${-scrollX}px, ${-scrollY}px)`,
      // Dark text needs its light background.
      ...(isLight && { background: root.backgroundColor }),
    },
    filter: (node) => !(node instanceof Element && node.hasAttribute('data-not-in-screenshot')),
  });
  if (!blob) throw new Error('This browser cannot draw the page.');
  return new Uint8Array(await blob.arrayBuffer());
}
