import { afterAll } from 'vitest';
import { compileCases } from './compile-cases';
import { testSources } from './compile-suite';
import { openAbuseSite } from './world';

const site = await openAbuseSite();
afterAll(() => site.close());

testSources(site, compileCases(site.secretPath));
