import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeForDisplay } from './decode-for-display';

test('cuts text between characters', () => {
  const rocket = Buffer.from('ab🚀');
  expect(decodeForDisplay(rocket, 6)).toBe('ab🚀');
  for (const max of [2, 3, 4, 5]) expect(decodeForDisplay(rocket, max)).toBe('ab');
});

test('makes storable text of any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.nat(40), (bytes, max) => {
      const text = decodeForDisplay(bytes, max);
      expect(text).not.toContain('\0');
      expect(Buffer.from(text).toString()).toBe(text);
    }),
  );
});
