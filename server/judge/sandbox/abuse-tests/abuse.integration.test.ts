/** The strongest sandbox of this machine. The deep lane has the other ones, and all programs and sources. */
import { afterAll, expect, test } from 'vitest';
import { compileCases } from './compile-cases';
import { testSources } from './compile-suite';
import { testNativePrograms } from './native-suite';
import { programCases } from './program-cases';
import { testPrograms } from './program-suite';
import { openAbuseSite } from './world';

const site = await openAbuseSite('strongest');
afterAll(() => site.close());

test('this machine offers a sandbox', () => {
  expect(site.offers).toHaveLength(1);
});

await testNativePrograms(site);

const tried = ['read-files', 'write-files', 'processes', 'network'];
testPrograms(
  site,
  programCases.filter(({ name }) => tried.includes(name)),
);

testSources(
  site,
  compileCases(site.secretPath).filter(({ name }) => /the answers|^(has thousands|contains an)/.test(name)),
);
