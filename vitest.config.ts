import os from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesOfBothLanes, filesThatMock } from './scripts/steps/deep-lane.mjs';
import { LongestFirst } from './tests/support/longest-first.mjs';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** Limit for polls on a busy machine; vitest's default is one second. */
const patient = { poll: { timeout: 20_000 } };

/** These tests mostly wait, so more of them than cores can run. */
const filesAtOnce = 3;
/** The runner would use one core of two, because it leaves one free. */
const onEachCore = { maxWorkers: os.availableParallelism() };

const withBrowser: Options = { expect: patient, testTimeout: 240_000, hookTimeout: 300_000 };

/**
 * Unit tests that need their own modules: their imports open the device's databases, or they replace a module. The
 * other files share modules, which takes a third of the time.
 */
const withOwnModules = [
  'src/{data,sync}/**/*.test.ts',
  'src/features/problem-wizard/problem-draft.test.ts',
  'src/features/join/work-here.test.ts',
  'src/features/account/profile/recent-submissions.test.ts',
  ...filesThatMock(import.meta.dirname).filter((file) => /(?<!integration)\.test\.ts$/.test(file)),
];

/** Component tests that replace a module; the others share modules and the page, which takes a third of the time. */
const mockingComponents = filesThatMock(import.meta.dirname).filter((file) => file.endsWith('.test.tsx'));
const inThePage: Options = {
  ...onEachCore,
  environment: 'jsdom',
  setupFiles: ['tests/support/components/component-setup.ts'],
  testTimeout: 20_000,
  pool: 'threads',
};

const inBothLanes = filesOfBothLanes(import.meta.dirname);
const projectOf = (file: string) => (file.endsWith('.integration.test.ts') ? 'integration' : 'e2e');

/**
 * A project in two lanes (decision 027). Tests that are long and rarely broken run in `npm run test:deep`, in the
 * project `NAME-deep`: the files named `NAME.deep.test.ts`, and the deep tests of files that use `support/lanes`.
 * @param include globs that end in `.test.ts` or similar
 */
function lanes(name: string, include: string[], options: Options): TestProjectInlineConfiguration[] {
  const globs = include.filter((glob) => glob.includes('*'));
  const deep = globs.map((glob) => glob.replace(/\*\.(?=(integration\.)?test\.)/, '*.deep.'));
  const { exclude = [] } = options;
  const mixed = inBothLanes.filter((file) => projectOf(file) === name);
  return [
    { test: { ...options, name, include, exclude: [...exclude, '**/node_modules/**', ...deep] } },
    {
      test: {
        ...options,
        name: `${name}-deep`,
        include: [...deep, ...mixed],
        exclude: [...exclude, '**/node_modules/**'],
        // Long tests; a limit only ends what hangs.
        testTimeout: 900_000,
        env: { TEST_LANE: 'deep' },
      },
    },
  ];
}

/**
 * `unit` and `device` need only Node; `components` and `components-alone` render React components in jsdom;
 * `integration` starts PostgreSQL, the server and the judge; `conformance` compares an implementation with recorded
 * cases; `e2e` drives Chromium, `firefox` Firefox.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...lanes('unit', ['{contract,src,sw,wasm,server,tools,scripts,bench}/**/*.test.ts'], {
        exclude: ['**/*.integration.test.ts', ...withOwnModules],
        ...onEachCore,
        testTimeout: 20_000,
        pool: 'threads',
        isolate: false,
      }),
      ...lanes('device', withOwnModules, { ...onEachCore, testTimeout: 20_000, pool: 'threads' }),
      ...lanes('components', ['src/**/*.test.tsx'], {
        ...inThePage,
        exclude: mockingComponents,
        isolate: false,
      }),
      // The page of a thread costs a second per file; a context of its own, a tenth of it.
      ...lanes('components-alone', mockingComponents, { ...inThePage, pool: 'vmThreads' }),
      ...lanes('integration', ['{server,tools,tests/integration}/**/*.integration.test.ts'], {
        expect: patient,
        isolate: false,
        globalSetup: ['tests/support/product/shared-database.ts', 'tests/support/product/bundled-server.ts'],
        testTimeout: 120_000,
        hookTimeout: 180_000,
        maxWorkers: filesAtOnce,
      }),
      ...lanes('conformance', ['tests/conformance/**/*.test.ts'], { testTimeout: 60_000 }),
      ...lanes('e2e', ['tests/e2e/**/*.test.ts'], {
        isolate: false,
        ...withBrowser,
        globalSetup: [
          'tests/support/product/provide-cpp.ts',
          'tests/support/product/product-template.ts',
          'tests/support/product/testbed-template.ts',
          'tests/support/product/shared-products.ts',
        ],
        maxWorkers: filesAtOnce,
      }),
      ...lanes('firefox', ['tests/firefox/**/*.test.ts'], {
        ...withBrowser,
        ...onEachCore,
      }),
    ],
  },
});
