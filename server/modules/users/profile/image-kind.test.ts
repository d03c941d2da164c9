import { expect, test } from 'vitest';
import { imageKind } from './image-kind';

/** Pictures of 12 × 7 pixels, as a browser's canvas writes them. */
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

test.each(pictures)('%s: its size is read from its first bytes', (mediaType, base64) => {
  expect(imageKind(Buffer.from(base64, 'base64'))).toEqual({ mediaType, width: 12, height: 7 });
});

test('a picture that ends anywhere in its head is none, and does no harm', () => {
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
])('%s is no picture of ours', (_what, text) => {
  expect(imageKind(Buffer.from(text.padEnd(64, '\0'), 'latin1'))).toBeUndefined();
});
