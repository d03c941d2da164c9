/** `npm run soak` runs 2,000 programs. */
import { test } from 'vitest';
import { expectNothingLeft } from './soak/expect-nothing-left';

const runs = Number(process.env.SOAK_RUNS ?? 300);

test(
  `${runs} programs, half of them malicious, leave nothing behind`,
  () => expectNothingLeft(runs),
  240_000 + runs * 400,
);
