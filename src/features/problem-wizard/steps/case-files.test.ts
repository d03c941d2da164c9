import { expect, test } from 'vitest';
import { crc32 } from '../../../lib/files/crc-32';
import { newForm } from '../problem-form';
import { pairFiles, readCaseFiles } from './case-files';
import { withFiles } from './edit-cases';

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const text = (path: string, content: string) => ({ path, text: content });

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const le16 = (number: number) => [number & 255, number >> 8];
const le32 = (number: number) => [...le16(number & 0xffff), ...le16(number >>> 16)];

/** As zip tools write it: deflated, with a trailing comment. */
async function zipOf(files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const bytes: number[] = [];
  const directory: number[] = [];
  for (const [path, content] of Object.entries(files)) {
    const name = [...new TextEncoder().encode(path)];
    const plain = new TextEncoder().encode(content);
    const packed = await deflate(plain);
    const facts = [
      ...[20, 0, 0, 0, 8, 0],
      ...le32(0),
      ...le32(crc32(plain)),
      ...le32(packed.length),
      ...le32(plain.length),
      ...le16(name.length),
      ...le16(0),
    ];
    directory.push(
      ...le32(0x02014b50),
      20,
      0,
      ...facts,
      ...Array(10).fill(0),
      ...le32(bytes.length),
      ...name,
    );
    bytes.push(...le32(0x04034b50), ...facts, ...name, ...packed);
  }
  const count = le16(Object.keys(files).length);
  const end = [...le32(0x06054b50), 0, 0, 0, 0, ...count, ...count, ...le32(directory.length)];
  const comment = new TextEncoder().encode('done');
  return Uint8Array.from([...bytes, ...directory, ...end, ...le32(bytes.length), ...le16(4), ...comment]);
}

test('pairs inputs with answers in natural order, samples first, and reports files without a pair', () => {
  const { cases, skipped } = pairFiles([
    text('secret/10.in', 'ten'),
    text('secret/10.ans', '10'),
    text('secret/9.in', 'nine'),
    text('secret/9.out', '9'),
    text('sample/1.in', 'one'),
    text('sample/1.ans', '1'),
    text('lost.in', ''),
    text('alone.ans', ''),
  ]);
  expect(cases.map(({ name, output, sample }) => [name, output, sample])).toEqual([
    ['sample/1', '1', true],
    ['secret/9', '9', false],
    ['secret/10', '10', false],
  ]);
  expect(skipped).toEqual([
    'lost.in: there is no lost.ans, lost.out or lost.a. Add both files together.',
    'alone.ans: there is no alone.in. Add both files together.',
  ]);
});

test('reads a zip byte for byte, and reports skipped files', async () => {
  const zip = await zipOf({
    'data/1.in': 'a\r\nä\n',
    'data/1.ans': '1',
    'readme.txt': 'x',
    '__MACOSX/._1.in': 'x',
  });
  const { cases, skipped } = await readCaseFiles([file('cases.zip', zip), file('broken.zip', 'PK')]);
  expect(cases).toEqual([{ name: 'data/1', input: 'a\r\nä\n', output: '1', sample: false }]);
  expect(skipped).toEqual([
    'broken.zip: This is not a zip file.',
    'readme.txt: the name must end with .in, .ans, .out or .a. Rename it, then add it again.',
  ]);
});

test('reads the other files when a zip is damaged or a file is not text', async () => {
  const damaged = await zipOf({ '1.in': 'a'.repeat(50) });
  damaged.fill(0xff, 34, 37);
  const { cases, skipped } = await readCaseFiles([
    file('damaged.zip', damaged),
    file('2.in', new Uint8Array([0xff, 0xfe])),
    file('3.in', 'x'),
    file('3.ans', 'y'),
  ]);
  expect(cases).toHaveLength(1);
  expect(skipped[0]).toBe('damaged.zip: This zip file is damaged or has an unsupported format.');
  expect(skipped[1]).toBe('2.in: not UTF-8 text. Save it as UTF-8, then add it again.');
});

test('files replace an empty case, and get the limits of the last case', () => {
  const begun = newForm().testCases.map((one) => ({ ...one, timeLimit: { isCustom: false, value: '5' } }));
  const cases = withFiles(begun, [{ name: '1', input: 'i', output: 'o', sample: false }]);
  expect(cases).toHaveLength(1);
  expect(cases[0]).toMatchObject({ input: 'i', timeLimit: { value: '5' }, memoryLimit: { value: '256' } });
  expect(withFiles(cases, [{ name: '2', input: 'j', output: 'p', sample: true }])).toHaveLength(2);
});

test('pairs .a files, also with inputs without an ending, prefers .ans, and refuses NUL bytes', async () => {
  const { cases, skipped } = await readCaseFiles([
    file('01', 'x'),
    file('01.a', '1'),
    file('2.in', 'y'),
    file('2.out', 'out'),
    file('2.ans', 'ans'),
    file('3.in', 'z\0'),
  ]);
  expect(cases.map(({ name, output }) => [name, output])).toEqual([
    ['01', '1'],
    ['2', 'ans'],
  ]);
  expect(skipped).toEqual(['3.in: contains a NUL byte. Test data must be text.']);
});
