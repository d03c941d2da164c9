import type { RunCase } from './cases';

export const javascriptEndingCases: RunCase[] = [
  {
    title: 'an error, with its line',
    code: 'function f() {\n  throw new Error("boom");\n}\nconsole.log("before");\nf();',
    outcome: 'runtimeError',
    exitCode: 1,
    stdout: 'before\n',
    stderr:
      /^main\.js:2\n {2}throw new Error\("boom"\);\n[\s\S]*Error: boom\n {4}at f \(main\.js:2:\d+\)\n {4}at <anonymous> \(main\.js:5:\d+\)\n$/,
    notStderr: /codeferry/,
  },
  { title: 'a thrown text', code: 'throw "plain"', outcome: 'runtimeError', stderr: /Uncaught 'plain'/ },
  {
    title: 'a syntax error',
    code: 'let x = 1;\nlet y = ;',
    outcome: 'compileError',
    exitCode: 1,
    stderr: /main\.js:2[\s\S]*SyntaxError/,
  },
  {
    title: 'a syntax error in a module',
    code: 'import fs from "fs";\nlet y = ;',
    outcome: 'compileError',
    stderr: /SyntaxError/,
  },
  {
    title: 'a missing module',
    code: 'import x from "nowhere";',
    outcome: 'runtimeError',
    stderr: /Cannot find module 'nowhere'/,
  },
  {
    title: 'a module that browsers lack',
    code: 'require("http")',
    outcome: 'runtimeError',
    stderr: /'http' is not available in the browser/,
  },
];

export const javascriptLimitCases: RunCase[] = [
  {
    title: 'an endless loop, with its line',
    code: 'console.log("begun");\nfor (;;)\n  Math.max(1, 2);',
    limits: { timeLimitMs: 400 },
    outcome: 'timeLimit',
    stdout: 'begun\n',
    stderr: /Stopped at the time limit\n {4}at <anonymous> \(main\.js:3/,
  },
  {
    title: 'a loop that catches everything',
    code: 'for (;;) { try { for (;;); } catch {} finally {} }',
    limits: { timeLimitMs: 400 },
    outcome: 'timeLimit',
  },
  {
    title: 'endless promises',
    code: 'const again = () => Promise.resolve().then(again); again();',
    limits: { timeLimitMs: 400 },
    outcome: 'timeLimit',
  },
  {
    title: 'endless ticks',
    code: 'const again = () => process.nextTick(again); again();',
    limits: { timeLimitMs: 400 },
    outcome: 'timeLimit',
  },
  {
    title: 'an endless timer',
    code: 'setInterval(() => {}, 1)',
    limits: { timeLimitMs: 400 },
    outcome: 'timeLimit',
  },
  {
    title: 'a timer beyond the limit',
    code: 'setTimeout(() => {}, 60000)',
    limits: { timeLimitMs: 400 },
    outcome: 'timeLimit',
  },
  {
    title: 'memory in small steps',
    code: 'const a = []; for (;;) a.push({ x: 1 })',
    limits: { memoryLimitMb: 32 },
    outcome: 'memoryLimit',
  },
  {
    title: 'memory in a map',
    code: 'const m = new Map(); for (let i = 0; ; i++) m.set(i, "v" + i)',
    limits: { memoryLimitMb: 32 },
    outcome: 'memoryLimit',
  },
  {
    title: 'memory in one step',
    code: 'new Array(1e9).fill(0)',
    limits: { memoryLimitMb: 32 },
    outcome: 'memoryLimit',
  },
  {
    title: 'endless output',
    code: 'for (;;) console.log("y".repeat(99))',
    limits: { outputLimitBytes: 1000 },
    outcome: 'outputLimit',
    stdout: `${'y'.repeat(99)}\n`.repeat(10),
  },
  {
    title: 'recursion deeper than a browser can',
    code: 'function f(n) { return n === 0 ? 0 : 1 + f(n - 1) }\nconsole.log(f(500));\nconsole.log(f(1e6));',
    outcome: 'runtimeError',
    stdout: '500\n',
    message: /Stack overflow/,
  },
];
