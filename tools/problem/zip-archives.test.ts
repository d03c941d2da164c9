import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inflateRawSync, crc32 as nodeCrc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32 } from '../../src/lib/files/crc-32';
import { readZip } from '../../src/lib/files/read-zip';
import { writeZip } from '../../src/lib/files/write-zip';

const files = {
  'problem.yaml': 'name: Größe\n',
  'data/secret/01.in': '\uFEFF1\r\n2\n',
  'data/secret/größe.ans': '',
  'data/secret/big.in': '0 1 2 3 4 5 6 7 8 9\n'.repeat(50_000),
};

test('D-44 unpacks what was packed byte for byte, from a smaller archive', async () => {
  const blob = await writeZip(files);
  expect(blob.size).toBeLessThan(20_000);
  const unpacked = await readZip(new Uint8Array(await blob.arrayBuffer()));
  expect(unpacked.map(({ path }) => path)).toEqual(Object.keys(files));
  for (const { path, bytes } of unpacked) {
    expect(Buffer.from(bytes).equals(Buffer.from(files[path as keyof typeof files])), path).toBe(true);
  }
});

/** Like another program: the sums and sizes in the headers match the archive's content. */
test('D-44 every entry has the sum and the size in its header', async () => {
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

test.each(['', 'a', 'The ferry leaves at nine.'])('the sum of %j is the standard one', (text) => {
  expect(crc32(Buffer.from(text))).toBe(nodeCrc32(text));
});

/** An archive of a folder, packed by the system's `zip` with links as links. */
function packFolder(make: (folder: string) => void): Uint8Array<ArrayBuffer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zip-links-'));
  try {
    make(folder);
    execFileSync('zip', ['-q', '-r', '-y', 'all.zip', '.'], { cwd: folder });
    return new Uint8Array(fs.readFileSync(path.join(folder, 'all.zip')));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

test('D-44 a link in an archive is replaced by its target file or folder', async () => {
  const archive = packFolder((folder) => {
    fs.mkdirSync(path.join(folder, 'data/sample'), { recursive: true });
    fs.mkdirSync(path.join(folder, 'data/secret'));
    fs.writeFileSync(path.join(folder, 'data/sample/1.in'), '5 3\n');
    fs.symlinkSync('../sample/1.in', path.join(folder, 'data/secret/01.in'));
    fs.symlinkSync('01.in', path.join(folder, 'data/secret/02.in'));
    fs.symlinkSync('data/sample', path.join(folder, 'examples'));
  });
  const found = (await readZip(archive)).map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]);
  expect(Object.fromEntries(found)).toEqual({
    'data/sample/1.in': '5 3\n',
    'data/secret/01.in': '5 3\n',
    'data/secret/02.in': '5 3\n',
    'examples/1.in': '5 3\n',
  });
});

test.each([
  [
    '../../etc/hostname',
    'a.in is a link to a file outside of this zip file. Replace the link with the file.',
  ],
  ['/etc/hostname', 'a.in is a link to a file outside of this zip file. Replace the link with the file.'],
  ['b.in', 'a.in is a link to b.in, which is not in this zip file.'],
  ['a.in', 'a.in is a circular link: it leads back to itself.'],
])('D-44 refuses a link to %s with a reason', async (target, message) => {
  const archive = packFolder((folder) => fs.symlinkSync(target, path.join(folder, 'a.in')));
  await expect(readZip(archive)).rejects.toThrow(message);
});

test('D-44 refuses an archive with a changed byte', async () => {
  const archive = packFolder((folder) => fs.writeFileSync(path.join(folder, 'a.in'), '12345'));
  const at = Buffer.from(archive).indexOf('12345');
  archive[at] = 0x39;
  await expect(readZip(archive)).rejects.toThrow('This zip file is damaged');
});
