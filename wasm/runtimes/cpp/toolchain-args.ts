/** In the compiler's file system; the learner's file is named as on the judge. */
export const sourceName = 'main.cpp';
export const objectName = 'main.o';
export const programName = 'main.wasm';
export const headerName = 'bits.pch';
/** Beside the system's headers: libc++ has no `<bits/stdc++.h>`. */
export const standardHeaderPath = 'usr/include/bits/stdc++.h';
export const supportObjectPath = 'usr/lib/codeferry/support.o';
export const fastLibraryObjectPath = 'usr/lib/codeferry/fast-library.o';
export const fastStreamsObjectPath = 'usr/lib/codeferry/fast-streams.o';

const pageBytes = 65_536;
/** The program's own stack; the browser's, which it also needs, is smaller. */
export const stackBytes = 64 * 1024 * 1024;

const emulations = ['SIGNAL', 'PROCESS_CLOCKS', 'MMAN', 'GETPID'];

/**
 * What the driver would pass for `-std=gnu++17 -O2 -DONLINE_JUDGE`; without it the compiler starts once
 * less. A precompiled header needs exactly the same options.
 */
const dialect: readonly string[] = [
  ...['-triple', 'wasm32-unknown-wasip1', '-O2', '-std=gnu++17', '-D', 'ONLINE_JUDGE'],
  ...emulations.flatMap((name) => ['-D', `_WASI_EMULATED_${name}`]),
  ...['-disable-free', '-clear-ast-before-backend', '-main-file-name', sourceName],
  ...['-mrelocation-model', 'static', '-mframe-pointer=none', '-target-cpu', 'generic'],
  ...['-ffp-contract=off', '-fno-rounding-math', '-mconstructor-aliases', '-fvisibility=hidden'],
  ...['-resource-dir', '/usr', '-isysroot', '/usr'],
  ...['-internal-isystem', '/usr/include/c++/v1', '-internal-isystem', '/usr/include'],
  ...['-internal-isystem', '/usr/include/wasm32-wasip1'],
  ...['-fdeprecated-macro', '-ferror-limit', '20', '-fgnuc-version=4.2.1', '-fmessage-length=0'],
  // Parses `try`; `throw` ends the program (support.cpp), and `catch` produces no code: saves a third of
  // the time.
  ...['-fcxx-exceptions', '-fexceptions', '-fignore-exceptions'],
  ...['-vectorize-loops', '-vectorize-slp'],
];

export function compileArgs(usesHeader: boolean): string[] {
  const header = usesHeader ? ['-include-pch', headerName] : [];
  return ['clang++', '-cc1', '-emit-obj', ...dialect, ...header, '-o', objectName, '-x', 'c++', sourceName];
}

export function headerArgs(): string[] {
  return [
    ...['clang++', '-cc1', '-emit-pch', ...dialect, '-fno-pch-timestamp', '-fpch-instantiate-templates'],
    ...['-o', headerName, '-x', 'c++-header', `/${standardHeaderPath}`],
  ];
}

export function supportArgs(source: string, object: string): string[] {
  return [
    'clang++',
    '-cc1',
    '-emit-obj',
    ...dialect,
    '-ffunction-sections',
    '-o',
    object,
    '-x',
    'c++',
    source,
  ];
}

/** `memoryLimitMb`: beyond the stack. */
export function linkArgs(memoryLimitMb: number, withFastStreams: boolean): string[] {
  const mostBytes = stackBytes + memoryLimitMb * 1024 * 1024;
  const libraries = ['c++', 'c++abi', ...emulationLibraries, 'c-printscan-long-double', 'c'];
  return [
    ...['wasm-ld', '-m', 'wasm32', '-L/usr/lib/wasm32-unknown-wasip1', '-L/usr/lib/wasm32-wasip1'],
    ...['-z', `stack-size=${stackBytes}`, `--max-memory=${roundedToPages(mostBytes)}`, '--strip-all'],
    ...['--stack-first', '/usr/lib/wasm32-wasip1/crt1-command.o', `/${supportObjectPath}`, objectName],
    ...(withFastStreams ? [`/${fastStreamsObjectPath}`] : []),
    `/${fastLibraryObjectPath}`,
    ...libraries.map((name) => `-l${name}`),
    ...['/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a', '-o', programName],
  ];
}

const emulationLibraries = emulations.map((name) => `wasi-emulated-${name.toLowerCase().replace('_', '-')}`);

/** Caps at 32-bit addresses. */
function roundedToPages(bytes: number): number {
  return Math.min(Math.ceil(bytes / pageBytes) * pageBytes, 2 ** 32 - pageBytes);
}
