import { expect, test } from 'vitest';
import { validateImage, validateImageType } from './contest-image';

/** The header of a PNG, followed by `more` bytes. */
function png(width: number, height: number, more = 20): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.alloc(more)]);
}
const jpeg = Buffer.from('ffd8ffc0001108012c02bc03012200021101031101', 'hex');

test('CWIZ-34 D-45 accepts a logo as a .png or .ico file of 100 × 100 pixels', () => {
  expect(validateImage('customLogo', png(100, 100))).toBeUndefined();
  expect(validateImage('customLogo', jpeg)).toBe('The logo must be a .png or .ico file.');
  expect(validateImage('customLogo', png(640, 480))).toBe(
    'The logo must have 100 × 100 pixels. This one has 640 × 480.',
  );
  expect(validateImage('customLogo', png(100, 100, 100_001))).toBe(
    'The logo must not be larger than 100 kB.',
  );
});

test('CWIZ-34 D-45 requires a banner of 700 × 300 pixels', () => {
  expect(validateImage('customBanner', png(700, 300))).toBeUndefined();
  expect(validateImage('customBanner', jpeg)).toBeUndefined();
  expect(validateImage('customBanner', png(300, 700))).toBe(
    'The banner must have 700 × 300 pixels. This one has 300 × 700.',
  );
  expect(validateImage('customBanner', Buffer.from('<svg/>'))).toBe(
    'The banner must be a .png, .jpg or .webp file.',
  );
});

test('D-45 checks only the type before cropping', () => {
  expect(validateImageType('customLogo', png(640, 480))).toBeUndefined();
  expect(validateImageType('customLogo', jpeg)).toBe('The logo must be a .png or .ico file.');
});
