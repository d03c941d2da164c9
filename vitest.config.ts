import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.mjs';

/** Limit for polls on a busy machine; vitest's default is one second. */
const patient = { poll: { timeout: 20_000 } };

/** These tests mostly wait, so more of them than cores can run. */
const filesAtOnce = 3;
/** Judging tests measure time limits, which a busy machine would distort. */
const judgesAtOnce = 2;

/**
 * `unit` needs only Node; `components` renders React components in jsdom; `integration` starts PostgreSQL, the server and the judge; `conformance` compares
 * an implementation with recorded cases; `e2e` drives Chromium, `firefox` Firefox.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,src,sw,wasm,server,tools,scripts,bench}/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
          // A thread starts twice as fast as a process, and there are hundreds of files.
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/component-setup.ts'],
          testTimeout: 20_000,
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'integration',
          expect: patient,
          include: ['{server,tools,tests/integration}/**/*.integration.test.ts'],
          globalSetup: ['tests/support/shared-database.ts', 'tests/support/bundled-server.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: judgesAtOnce,
        },
      },
      {
        test: { name: 'conformance', include: ['tests/conformance/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'e2e',
          expect: patient,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [
            'tests/support/provide-cpp.ts',
            'tests/support/product-template.ts',
            'tests/support/testbed-template.ts',
            'tests/support/shared-products.ts',
          ],
          testTimeout: 240_000,
          hookTimeout: 300_000,
          maxWorkers: filesAtOnce,
        },
      },
      {
        test: {
          name: 'firefox',
          expect: patient,
          include: ['tests/firefox/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
