import { inflateRawSync, crc32 as nodeCrc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { readZip } from '../../src/lib/read-zip';
import { crc32, writeZip } from '../../src/lib/write-zip';

const files = {
  'problem.yaml': 'name: Größe\n',
  'data/secret/01.in': '\uFEFF1\r\n2\n',
  'data/secret/größe.ans': '',
  'data/secret/big.in': '0 1 2 3 4 5 6 7 8 9\n'.repeat(50_000),
};

test('D-44 what was packed is unpacked byte for byte, and smaller meanwhile', async () => {
  const blob = await writeZip(files);
  expect(blob.size).toBeLessThan(20_000);
  const unpacked = await readZip(new Uint8Array(await blob.arrayBuffer()));
  expect(unpacked.map(({ path }) => path)).toEqual(Object.keys(files));
  for (const { path, bytes } of unpacked) {
    expect(Buffer.from(bytes).equals(Buffer.from(files[path as keyof typeof files])), path).toBe(true);
  }
});

/** As another program reads it: the sums and sizes that the headers name hold for what is in the archive. */
test('D-44 every entry has the sum and the size that its header says', async () => {
  const archive = Buffer.from(await (await writeZip(files)).arrayBuffer());
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    expect(archive.readUInt32LE(at)).toBe(0x04034b50);
    const [crc, packed, size] = [14, 18, 22].map((offset) => archive.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const from = at + 30 + archive.readUInt16LE(at + 26);
    expect(archive.toString('utf8', at + 30, from)).toBe(path);
    const unpacked = inflateRawSync(archive.subarray(from, from + packed));
    expect([unpacked.length, nodeCrc32(unpacked)]).toEqual([size, crc]);
    expect(unpacked.equals(Buffer.from(text))).toBe(true);
    at = from + packed;
  }
  expect(archive.readUInt32LE(at)).toBe(0x02014b50);
});

test('the same files give the same archive', async () => {
  const bytes = async () => Buffer.from(await (await writeZip(files)).arrayBuffer());
  expect((await bytes()).equals(await bytes())).toBe(true);
});

test.each(['', 'a', 'The ferry leaves at nine.'])('the sum of %j is everybody’s', (text) => {
  expect(crc32(Buffer.from(text))).toBe(nodeCrc32(text));
});
