import { expect, test } from 'vitest';
import { encodeRequest, helperArguments } from './request';
import type { Confinement, RunSpec } from './types';

const spec: RunSpec = {
  argv: (work) => [`${work}/a.out`, 'x y'],
  env: { LANG: 'C' },
  workDir: '/cache/7',
  writable: false,
  mounts: ['/usr/lib'],
  placed: [
    { source: '/cache/pch', target: '/accelerator' },
    { source: '/jobs/2', target: '/feedback', writable: true },
  ],
  stdin: new Uint8Array(5),
  limits: {
    cpuMs: 1000.2,
    wallMs: 3000,
    memoryBytes: 1,
    stackBytes: 2,
    outputBytes: 3,
    stderrBytes: 4,
    fileBytes: 5,
    tmpBytes: 6,
    threads: 7,
    openFiles: 8,
    processes: false,
  },
};
const root: Confinement = {
  tier: 'cgroup',
  isolation: 'root',
  cgroups: { version: 1, memory: '/cg/memory', cpu: '/cg/cpu' },
  startAs: null,
  hostUid: 61_001,
};

function decode(request: Buffer): { header: string; options: string[]; argv: string[] } {
  const end = request.indexOf(10);
  const parts = request
    .subarray(end + 1)
    .toString()
    .split('\0')
    .slice(0, -1);
  const at = parts.indexOf('--');
  return { header: request.toString('utf8', 0, end), options: parts.slice(0, at), argv: parts.slice(at + 1) };
}

test('the header counts arguments and input', () => {
  const request = encodeRequest(spec, root, []);
  expect(decode(request).header).toBe(`run ${request.length - request.indexOf(10) - 1} 5`);
});

test('opens pipes in the requested order', () => {
  const joint = { stdin: '/p/down', stdout: '/p/up', opensFirst: 'stdout' } as const;
  const pipesOf = (request: Buffer) => decode(request).options.filter((option) => option.includes('-pipe='));
  expect(pipesOf(encodeRequest({ ...spec, joint }, root, []))).toEqual([
    'stdout-pipe=/p/up',
    'stdin-pipe=/p/down',
  ]);
  expect(pipesOf(encodeRequest({ ...spec, joint: { ...joint, opensFirst: 'stdin' } }, root, []))).toEqual([
    'stdin-pipe=/p/down',
    'stdout-pipe=/p/up',
  ]);
});

test('where paths can be moved, the work directory is /w and the program has a /tmp', () => {
  const { options, argv } = decode(encodeRequest(spec, root, ['/cache']));
  expect(argv).toEqual(['/w/a.out', 'x y']);
  expect(options).toEqual(
    expect.arrayContaining([
      'write=/jobs/2:/feedback',
      'isolation=root',
      'uid=61001',
      'cpu-ms=1001',
      'read=/usr/lib',
      'read=/cache/pch:/accelerator',
      'read=/cache/7:/w',
      'hide=/cache',
      'cwd=/w',
      'env=TMPDIR=/tmp',
      'env=LANG=C',
    ]),
  );
});

test('under Landlock every path stays the same', () => {
  const landlock: Confinement = {
    ...root,
    tier: 'landlock',
    isolation: 'landlock',
    cgroups: null,
    hostUid: null,
  };
  const { options, argv } = decode(encodeRequest({ ...spec, writable: true }, landlock, []));
  expect(argv[0]).toBe('/cache/7/a.out');
  expect(options).toEqual(expect.arrayContaining(['write=/cache/7:/cache/7', 'env=TMPDIR=/cache/7']));
  expect(options.some((option) => option.startsWith('uid='))).toBe(false);
});

test('tells the helper which control groups to join', () => {
  expect(helperArguments(root)).toEqual(['serve', '/cg/memory', '/cg/cpu']);
  expect(helperArguments({ ...root, cgroups: { version: 2, unified: '/cg/own' } })).toEqual([
    'serve',
    '/cg/own',
  ]);
  expect(helperArguments({ ...root, cgroups: null })).toEqual(['serve']);
});
