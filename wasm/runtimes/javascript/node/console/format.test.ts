import { format as nodeFormat } from 'node:util';
import { expect, test } from 'vitest';
import { format } from './format';

class Named {
  toString() {
    return 'own text';
  }
}
class Plain {
  a = { b: { c: 1 } };
}

test.each([
  [['%s is %d', 'x', 1.5]],
  [['%s %s', 'only one']],
  [['%i|%f|%d', '42.9px', '1.5e3', '0x10']],
  [['%j', { a: [1, undefined] }]],
  [['%O', { a: { b: { c: { d: 1 } } } }]],
  [['%s %s %s', new Named(), new Plain(), [1, [2, [3]]]]],
  [['%s', new Date(0)]],
  [['%s %s %s', null, undefined, -0]],
  [['%d %d %i', 5n, Symbol('s'), {}]],
  [['%c styled', 'color: red']],
  [['100%', 5]],
  [['%%', 5]],
  [['%x %s', 1]],
  [['text', { a: 1 }, 'more', 2]],
  [[1, 'a', '%s']],
  [[]],
  [['']],
  [[Symbol('q'), () => 1, class A {}]],
])('format fills placeholders like Node: %o', (values: unknown[]) => {
  expect(format(values)).toBe(nodeFormat(...values));
});
