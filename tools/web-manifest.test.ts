import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { webManifest } from '../src/web-manifest';

const publicDir = path.resolve(import.meta.dirname, '../public');
const icons = [...webManifest.icons, ...webManifest.shortcuts.flatMap((shortcut) => shortcut.icons)];

/** Width and height as the file itself says, for the two formats we have. */
function sizeOf(file: Buffer): string {
  if (file.toString('latin1', 1, 4) === 'PNG') return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  // WebP as Chromium writes it: an extended header with both sizes less one.
  expect(file.toString('latin1', 12, 16)).toBe('VP8X');
  return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
}

test.each([...icons, ...webManifest.screenshots].filter(({ sizes }) => sizes !== 'any'))(
  '$src is there, and as large as the manifest says',
  ({ src, sizes }) => expect(sizeOf(fs.readFileSync(path.join(publicDir, src)))).toBe(sizes),
);

test('a picture of the app is below 100 kB, and there are some for phones and for desks', () => {
  for (const { src } of webManifest.screenshots)
    expect(fs.statSync(path.join(publicDir, src)).size).toBeLessThan(100_000);
  expect(new Set(webManifest.screenshots.map((shot) => shot.form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
});
