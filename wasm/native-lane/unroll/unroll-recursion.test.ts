import { afterAll, beforeAll, expect, test } from 'vitest';
import { unrolled, unrolledKey } from '../../runtimes/javascript/native/unrolled';
import { unrollRecursion } from './unroll-recursion';

const deep = 200_000;

beforeAll(() => {
  Object.defineProperty(globalThis, unrolledKey, { value: unrolled, configurable: true });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, unrolledKey);
});

function evaluate(code: string): unknown {
  const text = unrollRecursion(code);
  expect(text).toBeDefined();
  return new Function('deep', `${text}`)(deep);
}

test.each([
  ['a declaration', 'function f(n) { return n === 0 ? 0 : 1 + f(n - 1); }\nreturn f(deep);', deep],
  ['an arrow', 'const f = (n) => n === 0 ? 0 : 1 + f(n - 1); return f(deep);', deep],
  [
    'an arrow with one bare parameter',
    'const f = n => { if (n) return f(n - 1) + 1; return 0 }; return f(deep)',
    deep,
  ],
  [
    'a function in a variable',
    'const f = function (n) { return n ? f(n - 1) + 1 : 0 }, g = 1; return f(deep) + g',
    deep + 1,
  ],
  ['a named expression', 'return (function f(n) { return n ? f(n - 1) + 1 : 0 })(deep)', deep],
  [
    'two functions that call each other',
    'const even = n => n === 0 || odd(n - 1); function odd(n) { return n !== 0 && even(n - 1) } return even(deep)',
    true,
  ],
  [
    'nested calls',
    'const a = (m, n) => m === 0 ? n + 1 : n === 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1)); return a(2, 30)',
    63,
  ],
  [
    'forEach',
    'let c = 0; function v(n) { c++; [n].forEach((x) => { if (x) v(x - 1) }) } v(deep / 4); return c',
    deep / 4 + 1,
  ],
  [
    'map and reduce',
    'const s = n => n === 0 ? 1 : [n - 1].map(x => s(x)).reduce((a, b) => a + b, 1); return s(20000)',
    20001,
  ],
  [
    'a walk over a set',
    'let c = 0; function v(n) { c++; new Set(n ? [n - 1] : []).forEach(x => v(x)) } v(20000); return c',
    20001,
  ],
  [
    'a method',
    'class T { constructor(n) { this.n = n } d() { return this.n === 0 ? 1 : 1 + new T(this.n - 1).d() } } return new T(deep / 4).d()',
    deep / 4 + 1,
  ],
  [
    'a method that another class has too',
    'class P { d() { return 5 } } class T extends P { constructor(n) { super(); this.n = n } d() { return this.n ? this.k().d() + 1 : 0 } k() { return this.n > 1 ? new T(this.n - 1) : new P() } } return new T(9).d()',
    14,
  ],
  [
    'errors and finally',
    'let open = 0; function w(n) { open++; try { if (!n) throw new Error("x"); w(n - 1) } finally { open-- } } try { w(deep) } catch (e) { return e.message + open }',
    'x0',
  ],
  [
    'this and arguments',
    'function f() { return arguments[0] ? this.k + f.call(this, arguments[0] - 1) + (arguments[0] > 1 ? 0 : g(3)) : 0 } function g(n) { return n ? g(n - 1) : 7 } return f.call({ k: 2 }, 3)',
    13,
  ],
  [
    'default parameters and rest',
    'function f(n, a = 1, ...r) { return n ? f(n - 1, a + 1, ...r, n) : a + r.length } return f(50)',
    101,
  ],
  [
    'a nested function',
    'function solve(k) { const go = (i) => i ? go(i - 1) + k : 0; return go(deep) } return solve(2)',
    deep * 2,
  ],
])('unrolls recursion: %s', (_title, code, result) => {
  expect(evaluate(code)).toEqual(result);
});

test('endless recursion is a stack overflow error', () => {
  const code = 'function f(n) { return f(n + 1) } try { f(0) } catch (e) { return e instanceof RangeError }';
  expect(evaluate(code)).toBe(true);
});

test.each([
  ['nothing recursive', 'function f() { return 1 } f()'],
  ['async', 'async function f(n) { return n ? f(n - 1) : 0 }'],
  ['an arrow that takes `this` from outside', 'const f = (n) => n ? f(n - 1) + this.x : 0'],
  ['a name with two meanings', 'function f(n) { return n ? f(n - 1) : 0 } { let f = 1 }'],
])('leaves a program unchanged: %s', (_title, code) => {
  expect(unrollRecursion(code)).toBeUndefined();
});

test('keeps all line numbers', () => {
  const code = 'const f = (\n  n\n) =>\n  n ? f(n - 1) : 0;\nf(1);\n';
  const lines = unrollRecursion(code)?.split('\n') ?? [];
  expect(lines.findIndex((line) => line.includes('f(1)'))).toBe(4);
});
