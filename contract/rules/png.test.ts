import { expect, test } from 'vitest';
import { pngSize } from './png';

const header = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

test('reads the size of a PNG at any buffer offset', () => {
  expect(pngSize(header(390, 844))).toEqual({ width: 390, height: 844 });
  const inside = new Uint8Array(50);
  inside.set(header(7, 9), 5);
  expect(pngSize(inside.subarray(5))).toEqual({ width: 7, height: 9 });
});

test.each([
  ['nothing', new Uint8Array()],
  ['half a header', header(1, 1).subarray(0, 20)],
  ['a JPEG', new Uint8Array(40).fill(0xff)],
  ['the signature and something else', header(1, 1).fill(0, 12, 16)],
])('rejects %s', (_, bytes) => {
  expect(pngSize(bytes)).toBeUndefined();
});
