import { expect, test } from 'vitest';
import { packFiles, unpackFiles } from './pack';

test('unpacks the same files, at any offset', () => {
  const files = new Map([
    ['usr/include/größe.h', new TextEncoder().encode('int größe;')],
    ['usr/empty', new Uint8Array()],
    ['usr/lib/a.o', Uint8Array.of(0, 255, 7)],
  ]);
  const packed = packFiles(files);
  const shifted = new Uint8Array(packed.byteLength + 3);
  shifted.set(packed, 3);
  expect([...unpackFiles(shifted.subarray(3))]).toEqual([...files]);
});
