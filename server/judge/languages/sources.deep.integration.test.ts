/** Ways to include the whole library, with the accelerator that compiles it beforehand. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJudge } from '../judge';
import { judgeSource } from '../programs/judge-source';
import type { Judge } from '../types';

const cacheDir = join(import.meta.dirname, '../../../.cache');
let judge: Judge;

beforeAll(async () => {
  judge = await createJudge({ cacheDir, workers: 2, log: { info: () => undefined, warn: () => undefined } });
  await judge.ready();
});
afterAll(() => judge.close());

const whole = '#include <bits/stdc++.h>\n';
const main = 'int main() { std::cout << 7; }\n';

test('builds the C++ accelerator', async () => {
  const built = () =>
    readdirSync(join(cacheDir, 'judge', 'accelerators')).filter((name) => name.startsWith('cpp17-'));
  await expect.poll(() => built().length, { timeout: 110_000 }).toBeGreaterThan(0);
});

test.each([
  ['twice', whole + whole + main],
  ['in quotes', `#include "bits/stdc++.h"\n${whole}${main}`],
  ['before extc++', `${whole}#include <bits/extc++.h>\n${main}`],
  ['after extc++', `#include <bits/extc++.h>\n${whole}${main}`],
  [
    'behind pragmas',
    `#pragma GCC optimize("O3,unroll-loops")\n#pragma GCC target("avx2")\n${whole}${whole}${main}`,
  ],
  ['before pragmas', `${whole}#pragma GCC optimize("Ofast")\n${whole}${main}`],
  ['behind a header', `#include <vector>\n${whole}${whole}${main}`],
  ['behind a macro', `#define _GLIBCXX_DEBUG\n${whole}${whole}${main}`],
  ['if it is there', `${whole}#if __has_include(<bits/stdc++.h>)\n#include <bits/stdc++.h>\n#endif\n${main}`],
  ['with a policy-based tree', `${whole}#include <ext/pb_ds/assoc_container.hpp>\n${whole}${main}`],
])('a C++ program may include the whole library %s', async (_, source) => {
  // Not in the cache.
  const { verdict, compile } = await judgeSource(judge, 'CPP17', `${source}// ${randomUUID()}\n`);
  expect({ verdict, ...compile }).toEqual({ verdict: 'AC', ok: true, cached: false, log: '' });
});
