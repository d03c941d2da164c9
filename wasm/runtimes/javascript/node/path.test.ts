import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { path } from './path';

const part = fc.stringMatching(/^[ab./]{0,6}$/);

test('paths are the same as in Node', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), part, (parts, one) => {
      expect(path.join(...parts)).toBe(posix.join(...parts));
      expect(path.normalize(one)).toBe(posix.normalize(one));
      expect(path.basename(one)).toBe(posix.basename(one));
      expect(path.dirname(one)).toBe(posix.dirname(one));
      expect(path.extname(one)).toBe(posix.extname(one));
      expect(path.resolve('/r', ...parts)).toBe(posix.resolve('/r', ...parts));
    }),
  );
});

test('removes a suffix from a name, but never all of it', () => {
  expect(path.basename('/x/y.js', '.js')).toBe('y');
  expect(path.basename('.js', '.js')).toBe('.js');
});
