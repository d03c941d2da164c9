import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { webManifest } from '../src/web-manifest';

const publicDir = path.resolve(import.meta.dirname, '../public');
const icons = [...webManifest.icons, ...webManifest.shortcuts.flatMap((shortcut) => shortcut.icons)];

/** Width and height in the file's header, for our two formats. */
function sizeOf(file: Buffer): string {
  if (file.toString('latin1', 1, 4) === 'PNG') return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  // WebP as Chromium writes it: an extended header with both sizes minus one.
  expect(file.toString('latin1', 12, 16)).toBe('VP8X');
  return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
}

test.each([...icons, ...webManifest.screenshots].filter(({ sizes }) => sizes !== 'any'))(
  '$src exists with the size in the manifest',
  ({ src, sizes }) => expect(sizeOf(fs.readFileSync(path.join(publicDir, src)))).toBe(sizes),
);

test('app screenshots are below 100 kB, with some for phones and some for desktops', () => {
  for (const { src } of webManifest.screenshots)
    expect(fs.statSync(path.join(publicDir, src)).size).toBeLessThan(100_000);
  expect(new Set(webManifest.screenshots.map((shot) => shot.form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
});
