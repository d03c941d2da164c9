/** Sources that attack the compiler: read its files, keep it busy, fill its output. */
import type { Language } from '../../../../contract/limits';

export interface CompileCase {
  language: Language;
  name: string;
  source: string;
  /** Undefined: contained is enough. */
  ends?: 'refused';
}

/** If the compiler can open one, a message or the program leaks it. */
const includes = [
  '/etc/passwd',
  '/etc/shadow',
  '/proc/self/environ',
  '/proc/1/environ',
  '/dev/zero',
  '/dev/random',
  '/dev/stdin',
  '/dev/tty',
  '/dev/mem',
  '/proc/kcore',
];

const main = 'int main() {}\n';
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const assembly = (text: string) => `asm(${JSON.stringify(text)});\n${main}`;

function cppCases(secret: string): Record<string, string> {
  const doubled = Array.from({ length: 26 }, (_, i) => `#define M${i + 1} M${i} M${i}\n`).join('');
  return {
    ...Object.fromEntries(includes.map((path) => [`includes ${path}`, `#include "${path}"\n${main}`])),
    'includes the answers': `#include "${secret}"\n${main}`,
    'includes the answers by a long path': `#include "../../../../../../..${secret}"\n${main}`,
    'includes /dev/urandom': `#include "/dev/urandom"\n${main}`,
    'includes itself': '#include __FILE__\n',
    'includes the next file of its name': '#include_next <main.cpp>\n',
    'puts the answers into the program': assembly(`.incbin "${secret}"`),
    'puts /etc/passwd into the program': assembly('.incbin "/etc/passwd"'),
    'puts the environment into the program': assembly('.incbin "/proc/self/environ"'),
    'includes the answers in the assembler': assembly(`.include "${secret}"`),
    'repeats endlessly in the assembler': assembly('.rept 1000000000\n.quad 1\n.endr'),
    'fills gigabytes in the assembler': assembly('.fill 4000000000, 1, 1'),
    'recurses in templates': `template <int N> struct A { static const int v = A<N + 1>::v + A<N + 2>::v; };\nint main() { return A<0>::v; }\n`,
    'doubles templates': `template <class T, int N> struct P : P<P<T, 0>, N - 1>, P<P<int, 1>, N - 1> {};\ntemplate <class T> struct P<T, 0> {};\nP<int, 60> p;\n${main}`,
    'loops in a constant': `constexpr long f() { long n = 0; for (long i = 0; i < 1000000000000; i++) n += i; return n; }\nconstexpr long v = f();\n${main}`,
    'recurses in a constant': `constexpr int f(int n) { return n + f(n + 1); }\nconstexpr int v = f(0);\n${main}`,
    'doubles macros': `#define M0 1,\n${doubled}int a[] = {M26};\n${main}`,
    'has a gigabyte of data': `int a[300000000] = {1};\n${main}`,
    'has eight gigabytes of zeros': `char a[8ULL << 30];\nint main() { return a[5]; }\n`,
    'is an array called main': 'int main[-1u] = {1};\n',
    'has thousands of error messages': Array.from({ length: 20_000 }, (_, i) => `x${i} y;`).join('\n'),
    'has one very long message': `int main() { return ${'a'.repeat(100_000)}; }\n`,
    'opens brackets': `int main() { return ${nested('(', ')', 8000)}; }\n`,
    'opens blocks': `int main() ${nested('{', '}', 30_000)}\n`,
    'is noise': Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)).toString('latin1'),
    'is empty': '',
    'contains NUL': `int main() {\0\0\0}\n`,
    'tests which files exist': `#if __has_include("/etc/passwd") || __has_include("${secret}")\n#error ESCAPED found it\n#endif\n${main}`,
    'asks for a plugin': `#pragma GCC plugin "/tmp/x.so"\n#pragma GCC dependency "/etc/passwd"\n#pragma GCC optimize("-fplugin=/tmp/x.so")\n${main}`,
  };
}

const inMain = (body: string, outside = '') =>
  `public class Main {\n${outside}\n  public static void main(String[] args) { ${body} }\n}\n`;

function javaCases(): Record<string, string> {
  const doubled = Array.from({ length: 32 }, (_, i) => `static final String S${i + 1} = S${i} + S${i};`).join(
    '\n',
  );
  const methods = Array.from({ length: 20_000 }, (_, i) => `void m${i}() {}`).join('\n');
  return {
    'doubles a constant': inMain(
      'System.out.println(S32);',
      `static final String S0 = "0123456789";\n${doubled}`,
    ),
    'opens brackets': inMain(`int x = ${nested('(', ')', 20_000)};`),
    'has very many methods': inMain('', methods),
    'has thousands of error messages': inMain(
      Array.from({ length: 5000 }, (_, i) => `x${i} = 1;`).join('\n'),
    ),
    'contains an annotation processor': `import javax.annotation.processing.*;\nimport java.util.*;\nimport javax.lang.model.element.*;\n@SupportedAnnotationTypes("*")\npublic class Main extends AbstractProcessor {\n  static { System.out.println("ESCAPED ran while compiling"); }\n  public boolean process(Set<? extends TypeElement> a, RoundEnvironment r) { return false; }\n  public static void main(String[] args) {}\n}\n`,
    'needs exponential type inference': inMain(
      `${'f('.repeat(14)}null${', null)'.repeat(14)};`,
      'static <T> T f(T a, T b) { return a; }\nstatic <A, B> A f(A a, java.util.function.Function<B, A> b) { return a; }',
    ),
    'writes outside through its package name': `package ..;\n${inMain('')}`,
    'hides its text in escapes': `\\u0070ublic class Main { public static void main(String[] a) { } } \\u002f\\u002a`,
  };
}

function scriptCases(): { language: Language; name: string; source: string }[] {
  return [
    { language: 'PYTHON3', name: 'folds a constant', source: 'x = 2 ** 1000 ** 1000\ny = "a" * 10 ** 9\n' },
    { language: 'PYTHON3', name: 'opens brackets', source: nested('(', ')', 50_000) },
    { language: 'PYTHON3', name: 'has 200,000 negations', source: `x = ${'-'.repeat(200_000)}1\n` },
    { language: 'PYTHON3', name: 'declares a compressed encoding', source: '# coding: zlib_codec\nx\n' },
    { language: 'PYTHON3', name: 'contains NUL', source: 'x = 1\0\n' },
    { language: 'JAVASCRIPT_NODE', name: 'opens brackets', source: nested('[', ']', 200_000) },
    {
      language: 'JAVASCRIPT_NODE',
      name: 'has an endless expression',
      source: `x = 1${' + 1'.repeat(200_000)}`,
    },
  ];
}

export function compileCases(secret: string): CompileCase[] {
  const named = (language: Language, sources: Record<string, string>) =>
    Object.entries(sources).map(([name, source]) => ({ language, name, source }));
  const all = [...named('CPP17', cppCases(secret)), ...named('JAVA8', javaCases()), ...scriptCases()];
  // The environment is ours and the input is empty: the compiler may read both.
  const reads = /^(includes|puts)(?!.*(self\/environ|the environment|stdin))/;
  return all.map((entry) => (reads.test(entry.name) ? { ...entry, ends: 'refused' as const } : entry));
}
