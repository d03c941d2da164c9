import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainHash } from './submission-chain-hash';

const known = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('computes SHA-256 at lengths around block boundaries', () => {
  expect(chainHash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  for (let length = 0; length < 200; length += 1) {
    const text = 'ä'.repeat(length % 7) + 'x'.repeat(length);
    expect(chainHash(text)).toBe(known(text));
  }
});

test('computes SHA-256 of long and non-ASCII texts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 200 }), (points) => {
      const text = String.fromCodePoint(...points);
      expect(chainHash(text)).toBe(known(text));
    }),
    { numRuns: 100 },
  );
  const program = 'print("Fähre")\n'.repeat(8000);
  expect(chainHash(program)).toBe(known(program));
});
