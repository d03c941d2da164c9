import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeShown } from './decode-shown';

test('cuts text between characters', () => {
  const rocket = Buffer.from('ab🚀');
  expect(decodeShown(rocket, 6)).toBe('ab🚀');
  for (const max of [2, 3, 4, 5]) expect(decodeShown(rocket, max)).toBe('ab');
});

test('makes storable text of any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.nat(40), (bytes, max) => {
      const text = decodeShown(bytes, max);
      expect(text).not.toContain('\0');
      expect(Buffer.from(text).toString()).toBe(text);
    }),
  );
});
