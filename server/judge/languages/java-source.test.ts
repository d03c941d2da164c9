import { expect, test } from 'vitest';
import { hasMain, mainClass, publicClass } from './java-source';

const main = 'public static void main(String[] args) {}';

test.each([
  ['a usual class', `public class Main { ${main} }`, 'Main', 'Main'],
  ['another name', `public class Solution { ${main} }`, 'Solution', 'Solution'],
  ['no public class', `class A {} class B { ${main} } class C {}`, null, 'B'],
  ['public class without main', `public class A {} class B { ${main} }`, 'A', 'B'],
  ['modifiers', `public final strictfp class A$1 { ${main} }`, 'A$1', 'A$1'],
  ['an enum', `public enum E { X; ${main} }`, 'E', 'E'],
  ['an interface', `public interface I { static void main(String[] a) {} }`, 'I', 'I'],
  ['a package', `package a.b;\nclass A { ${main} }`, null, 'a.b.A'],
  ['nested public classes', `class A { public class N {} ${main} }`, null, 'A'],
  ['nested static main first', `class A { static class N { ${main} } }`, null, 'A'],
  ['comments', `// public class X\n/* public class Y { ${main} } */ class A { ${main} }`, null, 'A'],
  ['strings with braces', `class A { String s = "} public class X {"; char c = '}'; ${main} }`, null, 'A'],
  ['escaped quotes', `class A { String s = "\\" public class X {"; ${main} }`, null, 'A'],
  ['an empty source', '', null, 'Main'],
  ['letters outside ASCII', `public class Größe { ${main} }`, 'Größe', 'Größe'],
  ['letters outside ASCII, not public', `class Задача { ${main} }`, null, 'Задача'],
  ['letters as escapes', `public class Gr\\u00f6\\uu00dfe { ${main} }`, 'Größe', 'Größe'],
  ['an escape that is text', `class A { String s = "\\\\u0022"; ${main} }`, null, 'A'],
  ['a currency sign', `public class €uro$ { ${main} }`, '€uro$', '€uro$'],
  ['annotations', `@X({"}"}) public @Y({1}) class A { ${main} }`, 'A', 'A'],
  ['an unclosed comment', `class A { ${main} } /* public class B {`, null, 'A'],
])('%s', (_, source, ofFile, started) => {
  expect(publicClass(source)).toBe(ofFile);
  expect(mainClass(source)).toBe(started);
});

test.each([
  ['quotes and backslashes', '"\\'],
  ['quotes on separate lines', '"\n'],
  ['open comments', '/*'],
  ['modifiers without a type', 'final '],
  ['statics without a main', 'static public '],
  ['unfinished packages', 'package a.'],
  ['incomplete escapes', '\\u'],
  ['a run of the letter u', 'u', '\\'],
  ['braces', '{}'],
])('reads a 1 MB source of nothing but %s in linear time', (_, part, before = '') => {
  const timeFor = (length: number) => {
    const source = before + part.repeat(length / part.length);
    const begun = performance.now();
    publicClass(source);
    mainClass(source);
    hasMain(source);
    return performance.now() - begun;
  };
  timeFor(2 ** 14);
  // Quadratic time would be minutes.
  expect(timeFor(2 ** 20)).toBeLessThan(5000);
});
