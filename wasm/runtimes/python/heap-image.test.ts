import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeHeapImage, pristineBytesOf, readHeapImage, restoreHeap } from './heap-image';

const pageBytes = 4096;
const meta = { modules: ['heapq', 'modül'] };

function memory(pages: number, writes: [at: number, value: number][]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pages * pageBytes);
  for (const [at, value] of writes) bytes[at % bytes.length] = value;
  return bytes;
}

const writes = fc.array(fc.tuple(fc.nat(6 * pageBytes), fc.nat(255)), { maxLength: 40 });

test('restores a memory from its image, whatever was there before', () => {
  fc.assert(
    fc.property(writes, writes, writes, (before, after, garbage) => {
      const pristine = memory(4, before);
      const heap = memory(6, after);
      const image = makeHeapImage(heap, pristine, meta);
      const target = memory(6, garbage);
      const kept = readHeapImage(image, pristine.slice(0, pristineBytesOf(image)));
      expect(kept.meta).toEqual(meta);
      restoreHeap(target, kept, target.byteLength);
      expect(Buffer.compare(target, heap)).toBe(0);
    }),
    { numRuns: 30 },
  );
});

test('the image contains only pages that differ', () => {
  const pristine = memory(100, [[5 * pageBytes, 7]]);
  const heap = memory(100, [
    [5 * pageBytes, 7],
    [50 * pageBytes, 1],
  ]);
  expect(makeHeapImage(heap, pristine, meta).byteLength).toBeLessThan(2 * pageBytes);
});

test('refuses bytes that are not an image', () => {
  expect(() => pristineBytesOf(new Uint8Array(64))).toThrow('no heap image');
});
