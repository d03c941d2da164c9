import { ask, findPrograms } from './find-program';
import {
  baseEnvironment,
  helloText,
  type LanguageDefinition,
  megabytes,
  systemLibraries,
  type Toolchain,
} from './language';

/** Prints the real paths of interpreter and library, also through a version manager's shim. */
const whoAreYou =
  'import os, platform, sys, sysconfig\n' +
  'print(os.path.realpath(sys.executable))\n' +
  'print(platform.python_version())\n' +
  'print(sys.base_prefix)\n' +
  "print(sysconfig.get_paths()['stdlib'])";

async function find(): Promise<Toolchain | null> {
  const [path] = await findPrograms('python3');
  const answer = path && (await ask(path, ['-I', '-c', whoAreYou]));
  const [interpreter, version, prefix, library] = answer?.split('\n') ?? [];
  if (!interpreter || !version || !prefix || !library || !version.startsWith('3.')) return null;
  const own = prefix === '/usr' ? [] : [`${prefix}/lib`, library];
  const mounts = [...systemLibraries, interpreter, ...own];
  return {
    version: `Python ${version}`,
    programs: { interpreter },
    runMounts: mounts,
    compileMounts: mounts,
  };
}

/** Ignores environment and user packages; -S would also remove `exit()`. */
const flags = ['-I', '-X', 'utf8'];

/**
 * Prints a syntax error without our own frames. Imports its modules only for an error, and skips `site`
 * (-S), a third of the interpreter's start time.
 */
const checkSyntax = `import sys
name = sys.argv[1]
try:
    compile(open(name, 'rb').read(), name, 'exec')
except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
    import traceback
    traceback.print_exception(type(error), error, None)
    sys.exit(1)
`;

const environment = { ...baseEnvironment, OPENBLAS_NUM_THREADS: '1' };

export const python3: LanguageDefinition = {
  language: 'PYTHON3',
  installHint: 'apt-get install -y python3',
  find,
  sourceFile: () => 'main.py',
  compile: ({ programs, compileMounts }) => ({
    argv: () => [programs.interpreter ?? '', ...flags, '-S', '-c', checkSyntax, 'main.py'],
    env: environment,
    mounts: compileMounts,
  }),
  run: ({ programs, runMounts }) => ({
    argv: (work) => [programs.interpreter ?? '', ...flags, `${work}/main.py`],
    env: environment,
    mounts: runMounts,
  }),
  timeMultiplier: 5,
  startupMs: 50,
  memorySlackBytes: 0,
  outOfMemoryPattern: /^MemoryError/m,
  stackBytes: megabytes(64),
  threads: 16,
  openFiles: 256,
  helloWorld: `print('${helloText}')\n`,
};
