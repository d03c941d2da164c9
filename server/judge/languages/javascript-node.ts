import { resolve } from './find-program';
import {
  baseEnvironment,
  helloText,
  type LanguageDefinition,
  megabytes,
  systemLibraries,
  type Toolchain,
  toMegabytes,
} from './language';

/** The Node.js of this server. */
async function find(): Promise<Toolchain | null> {
  const node = await resolve(process.execPath);
  if (!node) return null;
  const mounts = [...systemLibraries, node];
  return {
    version: `Node.js ${process.versions.node}`,
    programs: { node },
    runMounts: mounts,
    compileMounts: mounts,
  };
}

// With Landlock only, node may not read openssl.cnf and fails at start.
const environment = { ...baseEnvironment, OPENSSL_CONF: '/dev/null' };

const ownHeapMb = 16;

export const javascriptNode: LanguageDefinition = {
  language: 'JAVASCRIPT_NODE',
  installHint: 'apt-get install -y nodejs',
  find,
  sourceFile: () => 'main.js',
  compile: ({ programs, compileMounts }) => ({
    argv: () => [programs.node ?? '', '--check', 'main.js'],
    env: environment,
    mounts: compileMounts,
  }),
  run: ({ programs, runMounts }, _source, memoryBytes) => ({
    argv: (work) => [
      programs.node ?? '',
      '--stack-size=60000',
      `--max-old-space-size=${toMegabytes(memoryBytes) + ownHeapMb}`,
      `${work}/main.js`,
    ],
    env: environment,
    mounts: runMounts,
  }),
  timeMultiplier: 3,
  startupMs: 50,
  memorySlackBytes: megabytes(64),
  outOfMemoryPattern: /heap out of memory|Array buffer allocation failed/,
  stackBytes: megabytes(64),
  threads: 32,
  openFiles: 256,
  helloWorld: `console.log('${helloText}');\n`,
};
