import { expect, test } from 'vitest';
import { markdownFromHtml } from './html-to-markdown';

const convert = (html: string) => markdownFromHtml(html).markdown;

test('converts a page without head, scripts and styles', () => {
  const page =
    '<html><head><title>x</title></head><body><script>alert(1)</script><style>p{}</style><h1>Fog</h1><p>Thick <b>fog</b>.</p></body></html>';
  expect(markdownFromHtml(page)).toMatchObject({ markdown: '# Fog\n\nThick **fog**.', title: 'Fog' });
});

test('keeps entities, so that text does not become a tag', () => {
  expect(convert('<p>1 &le; n &amp; &lt;script&gt;</p>')).toBe('1 &le; n &amp; &lt;script&gt;');
});

test('decodes entities in code', () => {
  expect(convert('<code>a &lt; b</code>')).toBe('`a < b`');
  expect(convert('<pre>\n3\n&lt;x&gt;\n</pre>')).toBe('```\n3\n<x>\n```');
});

test('converts lists and powers', () => {
  expect(convert('<ul><li>one</li><li>10<sup>3</sup></li></ul>')).toBe('- one\n- 10<sup>3</sup>');
});

test('converts images', () => {
  const image = '<img src="a.png" alt="a [map]" width="40%">';
  expect(markdownFromHtml(image).markdown).toBe('![a \\[map\\]](a.png){width=40%}');
});
