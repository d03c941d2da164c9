import { test } from 'vitest';
import { expectNothingLeft } from './soak/expect-nothing-left';

const runs = 40;

test(`${runs} programs, half of them malicious, leave nothing behind`, () => expectNothingLeft(runs));
