import type { RunRequest, RunResult } from '../../../wasm/run-client';

export interface CppCase {
  title: string;
  code: string;
  limits?: Partial<Pick<RunRequest, 'timeLimitMs' | 'memoryLimitMb' | 'outputLimitBytes'>>;
  outcome: RunResult['outcome'];
  exitCode?: number | null;
  judgeOnly?: RunResult['judgeOnly'];
  stdout?: RegExp;
  stderr?: RegExp;
  message?: RegExp;
}

/** C++ programs that end differently on the device than on the judge. */
export const cppCases: CppCase[] = [
  {
    title: 'an endless loop keeps its earlier output',
    code: '#include <cstdio>\nint main() { puts("before"); fflush(stdout); volatile int x = 0; for (;;) x = x + 1; }',
    limits: { timeLimitMs: 500 },
    outcome: 'timeLimit',
    exitCode: null,
    stdout: /^before\n$/,
  },
  {
    title: 'an endless loop that writes output',
    code: '#include <iostream>\nint main() { for (;;) std::cout << "x" << std::endl; }',
    limits: { timeLimitMs: 500, outputLimitBytes: 200_000_000 },
    outcome: 'timeLimit',
  },
  {
    title: 'too much output',
    code: '#include <cstdio>\nint main() { for (;;) puts("0123456789"); }',
    limits: { outputLimitBytes: 100_000, timeLimitMs: 60_000 },
    outcome: 'outputLimit',
  },
  {
    title: 'too much memory',
    code: '#include <vector>\nint main() { std::vector<std::vector<int>> v; for (;;) v.emplace_back(100000, 1); }',
    limits: { memoryLimitMb: 64, timeLimitMs: 60_000 },
    outcome: 'memoryLimit',
  },
  {
    title: 'endless recursion',
    code: '#include <cstdio>\nint f(int n) { volatile int a[9]; a[n % 9] = n; return f(n + 1) + a[n % 9]; }\nint main() { return f(0); }',
    limits: { timeLimitMs: 60_000 },
    outcome: 'runtimeError',
    exitCode: 139,
    message: /Stack overflow: programs have a smaller stack/,
  },
  {
    title: 'a compile error names the user’s file and line',
    code: '#include <iostream>\nint main() {\n  std::cout << nowhere;\n}',
    outcome: 'compileError',
    stderr: /^main\.cpp:3:16: error: use of undeclared identifier 'nowhere'/,
  },
  {
    title: 'an undefined function is named',
    code: 'int nowhere();\nint main() { return nowhere(); }',
    outcome: 'compileError',
    stderr: /undefined symbol: nowhere\(\)/,
  },
  {
    title: 'an uncaught exception',
    code: '#include <vector>\n#include <cstdio>\nint main() { puts("a"); fflush(stdout); std::vector<int> v; return v.at(3); }',
    outcome: 'runtimeError',
    exitCode: 134,
    stdout: /^a\n$/,
    stderr: /terminate called after throwing an instance of 'std::out_of_range'\n {2}what\(\): {2}vector/,
  },
  {
    title: 'an uncaught exception of the library',
    code: '#include <string>\nint main() { return std::stoi("word"); }',
    outcome: 'runtimeError',
    exitCode: 134,
    stderr: /instance of 'std::invalid_argument'\n {2}what\(\): {2}stoi/,
  },
  {
    title: 'a program that catches exceptions needs the judge',
    code: '#include <string>\nint main() { try { return std::stoi("word"); } catch (...) { return 0; } }',
    outcome: 'runtimeFailed',
    judgeOnly: 'unsupported',
    message: /only works on the judge/,
  },
  {
    title: 'a program with threads needs the judge',
    code: '#include <thread>\nint main() { std::thread t([] {}); t.join(); }',
    outcome: 'runtimeFailed',
    judgeOnly: 'unsupported',
    message: /uses threads, which only the judge supports/,
  },
  ...['thread t([] {}); t.join();', 'auto f = async([] { return 1; }); f.get();'].map((body) => ({
    title: `threads without a qualified name need the judge too: ${body}`,
    code: `#include <bits/stdc++.h>\nusing namespace std;\nint main() { ${body} }`,
    outcome: 'runtimeFailed' as const,
    judgeOnly: 'unsupported' as const,
    message: /uses threads, which only the judge supports/,
  })),
  {
    title: 'a program may take a free lock and name a variable thread',
    code: '#include <bits/stdc++.h>\nusing namespace std;\nint main() { mutex m; lock_guard<mutex> held(m); int thread = 3; cout << thread; }',
    outcome: 'ok',
    exitCode: 0,
    stdout: /^3$/,
  },
  {
    title: 'a program after all these runs',
    code: '#include <cstdio>\nint main() { puts("well"); }',
    outcome: 'ok',
    exitCode: 0,
    stdout: /^well\n$/,
  },
];
