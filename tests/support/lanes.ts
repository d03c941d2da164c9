/**
 * For files with tests of both lanes (decision 027): each lane registers only its own. Vitest's `test` and `describe`
 * are enough in files of one lane.
 */
import * as vitest from 'vitest';

const isDeep = process.env.TEST_LANE === 'deep';

/** Registers nothing, whatever is called on it. */
// biome-ignore lint/suspicious/noExplicitAny: stands for every form of `test` and `describe`
const nothing: any = new Proxy(() => nothing, { get: () => nothing });

function withoutGroup(_name: string, register: () => void): void {
  register();
}

/** In `npm test`. */
export const test = isDeep ? (nothing as typeof vitest.test) : vitest.test;
/** The deep tests of a group register without it, because vitest refuses a group that has none. */
export const describe = isDeep ? withoutGroup : vitest.describe;
/** Only in `npm run test:deep`: long, and rarely broken. */
export const deepTest = isDeep ? vitest.test : (nothing as typeof vitest.test);
export const deepDescribe = isDeep ? vitest.describe : (nothing as typeof vitest.describe);
