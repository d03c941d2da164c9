import { expect, test } from 'vitest';
import { plainCode } from './plain-code';
import {
  catchesExceptions,
  mentionsThreads,
  missingByCompiler,
  missingFeature,
  startsWithWholeLibrary,
  usesOnlyStreams,
} from './scan-source';

test('removes comments and empties strings without changing line numbers', () => {
  const code = 'a; // try\n/* x\ny */ b("catch(\\"") + R"x(fork()\n)x" + \'"\' + 1\'000;\n#include "own.h"\n';
  expect(plainCode(code)).toBe('a;  \n \n b("") + ""\n + "" + 1\'000;\n#include "own.h"\n');
});

test.each([
  ['#include <thread>\nint main() {}', 'threads'],
  ['#include <bits/stdc++.h>\nint main() { std::async([] {}); }', 'threads'],
  ['# include <ext/pb_ds/assoc_container.hpp>', "g++'s own extensions"],
  ['#include <bits/extc++.h>', "g++'s own extensions"],
  ['#include <immintrin.h>', 'Intel processor instructions'],
  ['int main() { asm volatile("nop"); }', 'assembly code'],
  ['#include <csetjmp>', 'setjmp'],
  ['int main() { system("pause"); }', 'other processes'],
])('detects what only the judge supports: %j', (code, feature) => {
  expect(missingFeature(code)).toBe(feature);
});

test.each([
  '#include <bits/stdc++.h>\n#include <sys/time.h>\nint main() { std::string thread = "std::thread"; }',
  '// #include <thread>\nint main() { int fork = 1; graph.system(2); my::fork(3); }',
])('a mere mention is not a use: %j', (code) => {
  expect(missingFeature(code)).toBeUndefined();
});

test.each([
  "a.cpp:3:14: error: unknown type name 'mutex'; did you mean 'mutable'?",
  "a.cpp:3:14: error: use of undeclared identifier 'thread'",
  "a.cpp:3:14: error: no template named 'lock_guard' in namespace 'std'",
  "a.cpp:1:1: error: expected ';'\na.cpp:3:14: error: use of undeclared identifier 'async'",
])('detects threads by a name that the compiler did not find: %j', (log) => {
  expect(missingByCompiler(log)).toBe('threads');
});

test('an unknown name stays a compile error, and so does a mere mention of threads', () => {
  expect(missingByCompiler("a.cpp:3:14: error: use of undeclared identifier 'threads'")).toBeUndefined();
  expect(missingByCompiler("a.cpp:3:9: error: expected ')'\n  3 | thread(\n")).toBeUndefined();
});

test('detects a thread in code, not in text', () => {
  expect(mentionsThreads('vector<thread> all;')).toBe(true);
  expect(mentionsThreads('int threads; // thread')).toBe(false);
});

test('detects a catch in code', () => {
  expect(catchesExceptions('try { f(); } catch (...) {}')).toBe(true);
  expect(catchesExceptions('// catch (\nint main() { throw 1; }')).toBe(false);
});

test('uses the precompiled library only if the program includes all of it before its own code', () => {
  const first =
    '// me\n#pragma GCC optimize("O3")\n#include <iostream>\n\n#include<bits/stdc++.h>\nusing namespace std;';
  expect(startsWithWholeLibrary(first)).toBe(true);
  expect(startsWithWholeLibrary('#define int long long\n#include <bits/stdc++.h>')).toBe(false);
  expect(startsWithWholeLibrary('#include <iostream>\nint main() {}')).toBe(false);
  expect(startsWithWholeLibrary('')).toBe(false);
});

test('streams have their own buffers only if nothing else reads or writes', () => {
  expect(usesOnlyStreams('int n; cin >> n; cout << "printf"; // scanf')).toBe(true);
  expect(usesOnlyStreams('char c[9]; cin.read(c, 9); sprintf(c, "x"); cout.write(c, 1);')).toBe(true);
  expect(usesOnlyStreams('int n; cin >> n; printf("%d", n);')).toBe(false);
  expect(usesOnlyStreams('freopen("a", "r", stdin); cin >> n;')).toBe(false);
  expect(usesOnlyStreams('int main() { return 0; }')).toBe(false);
});
