import { afterAll } from 'vitest';
import { programCases } from './program-cases';
import { testPrograms } from './program-suite';
import { openAbuseSite } from './world';

const site = await openAbuseSite();
afterAll(() => site.close());

testPrograms(site, programCases);
