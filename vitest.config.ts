import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.mjs';

/** A poll ends as soon as it is right: this long it may take on a machine that has much else to do. Vitest's own is one second. */
const patient = { poll: { timeout: 20_000 } };

/** Of tests that wait for a third of their time: for a page, a queue, a limit. Two would leave a core of two idle for as long. */
const filesAtOnce = 3;
/** Of those that judge: programs have limits of time, and a busy machine must not be what they measure. */
const judgesAtOnce = 2;

/**
 * Five kinds of tests, one runner. `unit` needs nothing but Node; `integration` starts real PostgreSQL, the real server and the
 * real judge; `conformance` compares one implementation with many recorded cases; `e2e` drives a real Chromium, `firefox` a
 * real Firefox.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,src,sw,wasm,server,tools,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
          // A thread begins in half the time of a process, and there are hundreds of files.
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
