import { expect, test } from 'vitest';
import { readStatementImage } from './statement-image';

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const faultOf = (name: string, bytes: Uint8Array) => {
  const read = readStatementImage(name, bytes);
  return read.ok ? '' : read.fault;
};

function png(width: number, height: number, length = 40): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

test('reads the kind and size of a PNG, GIF and SVG', () => {
  const gif = new Uint8Array([...new TextEncoder().encode('GIF89a'), 7, 0, 9, 0, 0, 0, 0]);
  expect(readStatementImage('a.png', png(3, 4))).toEqual({
    ok: true,
    image: { mediaType: 'image/png', width: 3, height: 4 },
  });
  expect(readStatementImage('a.gif', gif)).toMatchObject({ image: { width: 7, height: 9 } });
  expect(readStatementImage('a.svg', svg('<path d="M0 0"/>'))).toMatchObject({
    image: { width: 40, height: 20 },
  });
  expect(readStatementImage('a.svg', svg('', 'width="1in" viewBox="0 0 2 1"'))).toMatchObject({
    image: { width: 96, height: 48 },
  });
});

test('refuses a wrong extension, a large file and what is no image', () => {
  expect(faultOf('a.jpg', png(3, 4))).toBe('is a PNG image: give it that extension');
  expect(faultOf('a.png', png(9000, 4))).toBe('has more than 8192 pixels in a direction');
  expect(faultOf('a.png', png(3, 4, 1_000_001))).toBe('is larger than 1 MB');
  expect(faultOf('a.png', new TextEncoder().encode('<html>'))).toBe('is not a PNG image');
  expect(faultOf('a.pdf', png(3, 4))).toBe('is not a PNG, JPEG, WebP, GIF or SVG file');
});

test('refuses an SVG that could run code or load other files, and accepts what it draws itself', () => {
  const accepted = '<defs><path id="p"/></defs><use href="#p"/><rect fill="url(#g)" style="fill:red"/>';
  expect(faultOf('a.svg', svg(accepted))).toBe('');
  for (const inside of [
    '<script>alert(1)</script>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<foreignObject><b/></foreignObject>',
    '<rect onload="alert(1)"/>',
    '<image href="https://evil.example/a.png"/>',
    '<use xlink:href="other.svg#a"/>',
    '<a href="javascript:alert(1)"/>',
    '<style>@import "https://evil.example/a.css";</style>',
    '<rect style="fill:url(https://evil.example/a)"/>',
    '<rect fill="u\\72l(https://evil.example)"/>',
    '<g>',
  ])
    expect(faultOf('a.svg', svg(inside)), inside).not.toBe('');
  const bomb = '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>';
  expect(faultOf('a.svg', new TextEncoder().encode(bomb))).toContain('entities');
});
