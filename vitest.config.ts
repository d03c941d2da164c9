import { defineConfig } from 'vitest/config';

/**
 * Four kinds of tests, one runner. `unit` needs nothing but Node; `integration` starts real PostgreSQL, the real server and the
 * real judge; `conformance` compares one implementation with many recorded cases; `e2e` drives a real browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,src,sw,wasm,server,tools,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{server,tools,tests/integration}/**/*.integration.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
      {
        test: { name: 'conformance', include: ['tests/conformance/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
