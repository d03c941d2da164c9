import { expect, test } from 'vitest';
import { mainClass, publicClass } from './java-source';

const main = 'public static void main(String[] args) {}';

test.each([
  ['the usual', `public class Main { ${main} }`, 'Main', 'Main'],
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
  ['nothing at all', '', null, 'Main'],
])('%s', (_, source, ofFile, started) => {
  expect(publicClass(source)).toBe(ofFile);
  expect(mainClass(source)).toBe(started);
});
