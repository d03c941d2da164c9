import { afterAll, expect, test } from 'vitest';
import { testNativePrograms } from './native-suite';
import { openAbuseSite } from './world';

// At collection time: the available tiers depend on the machine.
const site = await openAbuseSite();
afterAll(() => site.close());

test('this machine offers at least one tier, and gives a reason for each refused one', () => {
  expect(site.offers.length).toBeGreaterThan(0);
  for (const reason of site.refusals) expect(reason).toMatch(/No sandbox works/);
});

await testNativePrograms(site);
