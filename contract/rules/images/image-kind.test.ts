import { expect, test } from 'vitest';
import { imageKind } from './image-kind';

/** Pictures of 12 × 7 pixels, written by a browser's canvas. */
const pictures = [
  [
    'image/png',
    'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAHCAYAAAA8sqwkAAAAJElEQVR4AeTLMQ0AAAwCwQYHtYAF/GsDDcx88uPhKTfjyiZBAAAA//+t1c3lAAAABklEQVQDAM3/EMvKqWAxAAAAAElFTkSuQmCC',
  ],
  [
    'image/jpeg',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAHAAwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJQCH//Z',
  ],
  ['image/webp', 'UklGRigAAABXRUJQVlA4IBwAAABwAQCdASoMAAcAB0CWJYwCdAFAAAD+7YsxA/4A'],
  ['image/webp', 'UklGRh4AAABXRUJQVlA4TBEAAAAvC4ABAAdQkUZ0pv+BiOh/AAA='],
  [
    'image/webp',
    'UklGRk4AAABXRUJQVlA4WAoAAAAQAAAACwAABgAAQUxQSA8AAAABBxAREQAIwv+4hYj+pwAAVlA4IBgAAAAwAQCdASoMAAcAB0CWJaQAA3AA/u+5AAA=',
  ],
] as const;

test.each(pictures)('reads the size of %s from its first bytes', (mediaType, base64) => {
  expect(imageKind(Buffer.from(base64, 'base64'))).toEqual({ mediaType, width: 12, height: 7 });
});

test('rejects a picture with a truncated header', () => {
  for (const [, base64] of pictures) {
    const bytes = Buffer.from(base64, 'base64');
    for (let length = 0; length < bytes.length; length += 1) {
      const kind = imageKind(bytes.subarray(0, length));
      if (kind) expect(kind).toMatchObject({ width: 12, height: 7 });
    }
    expect(imageKind(bytes.subarray(0, 20))).toBeUndefined();
  }
});

test.each([
  ['a GIF', 'GIF89a\x0c\x00\x07\x00'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="7"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a sound in the same container', 'RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00'],
])('rejects %s', (_what, text) => {
  expect(imageKind(Buffer.from(text.padEnd(64, '\0'), 'latin1'))).toBeUndefined();
});

/** An icon file with pictures of these sides (pixels) and lengths (bytes). */
function iconOf(...entries: { side: number; length: number }[]): Uint8Array {
  let from = 6 + entries.length * 16;
  const head = Buffer.alloc(from);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(entries.length, 4);
  entries.forEach(({ side, length }, at) => {
    head.writeUInt8(side % 256, 6 + at * 16);
    head.writeUInt8(side % 256, 7 + at * 16);
    head.writeUInt32LE(length, 6 + at * 16 + 8);
    head.writeUInt32LE(from, 6 + at * 16 + 12);
    from += length;
  });
  return Buffer.concat([head, Buffer.alloc(from - head.length, 7)]);
}

test('CWIZ-34 uses the largest picture of an icon', () => {
  const icon = iconOf({ side: 16, length: 10 }, { side: 100, length: 40 }, { side: 32, length: 5 });
  expect(imageKind(icon)).toEqual({ mediaType: 'image/x-icon', width: 100, height: 100 });
  expect(imageKind(iconOf({ side: 256, length: 1 }))).toMatchObject({ width: 256, height: 256 });
});

test('rejects an icon whose pictures lie outside the file', () => {
  const icon = iconOf({ side: 100, length: 40 });
  for (let length = 0; length < icon.length; length += 1) {
    expect(imageKind(icon.subarray(0, length))).toBeUndefined();
  }
  expect(imageKind(iconOf({ side: 100, length: 0 }))).toBeUndefined();
});
