import { expect, test } from 'vitest';
import { readZip } from '../../src/lib/files/read-zip';
import { writeZip } from './zip';

test('an archive contains its files, with names in all letters', async () => {
  const files = new Map<string, string | Buffer>([
    ['contest.yaml', 'name: Tides\n'],
    ['submissions/é/files.zip', Buffer.from([0, 1, 2, 255])],
    ['empty.txt', ''],
  ]);
  const read = await readZip(new Uint8Array(await writeZip(files)));
  expect(read.map(({ path, bytes }) => [path, Buffer.from(bytes)])).toEqual(
    [...files].map(([path, content]) => [path, Buffer.from(content)]),
  );
});

test('equal files give equal archives', async () => {
  const files = new Map([['a.txt', 'a'.repeat(1000)]]);
  expect((await writeZip(files)).equals(await writeZip(files))).toBe(true);
});
