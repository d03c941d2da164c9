/** Faults that the tests of single rules must find: a changed limit, a dropped clause, a missing control. */
import { contests } from './places/contest-faults';
import { pages } from './places/page-faults';
import { solving } from './places/solving-faults';
import { wizards } from './places/wizard-faults';

export const plantedFaults = [...pages, ...solving, ...contests, ...wizards];
