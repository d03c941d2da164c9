import { expect, test } from 'vitest';
import { labelledLines } from './labelled-lines.mjs';

test('prints labelled whole lines however the output is cut, and the last line needs no line end', () => {
  const written: string[] = [];
  const lines = labelledLines('unit', (text) => written.push(text));
  const bytes = Buffer.from('✓ one\n\ntwo\nthree');
  for (const byte of bytes) lines.take(Buffer.from([byte]));
  expect(written.join('')).toBe('unit │ ✓ one\nunit │ \nunit │ two\n');
  lines.end();
  lines.end();
  expect(written.join('')).toBe('unit │ ✓ one\nunit │ \nunit │ two\nunit │ three\n');
});
