import { screenshotBackground } from '../../../contract/limits';
import { readUsedFonts } from './read-used-fonts';

/** Longest side of the picture: enough to read what a person saw, small enough to be sent over a slow line. */
const longestSidePixels = 1600;

/** Marks what belongs to the reporting and not to the page that is reported. */
export const notInScreenshot = { 'data-not-in-screenshot': '' };

/** What the window shows of the page, as a PNG (BUG-4, BUG-5). Loaded when somebody wants one. Rejects if the page cannot be drawn. */
export async function takeScreenshot(): Promise<Uint8Array<ArrayBuffer>> {
  const { toBlob } = await import('html-to-image');
  const { innerWidth: width, innerHeight: height, scrollX, scrollY } = window;
  const root = getComputedStyle(document.documentElement);
  const isLight = root.colorScheme === 'light';
  const blob = await toBlob(document.body, {
    width,
    height,
    backgroundColor: screenshotBackground,
    // Left to itself, the library sets a base address on a document of its own, which the page's security policy refuses.
    fontEmbedCSS: await readUsedFonts(),
    pixelRatio: Math.min(1, longestSidePixels / Math.max(width, height)),
    style: {
      width: `${width}px`,
      transform: `translate(${-scrollX}px, ${-scrollY}px)`,
      // Dark letters need the light ground they stand on.
      ...(isLight && { background: root.backgroundColor }),
    },
    filter: (node) => !(node instanceof Element && node.hasAttribute('data-not-in-screenshot')),
  });
  if (!blob) throw new Error('This browser cannot draw the page.');
  return new Uint8Array(await blob.arrayBuffer());
}
