import { testLeftovers, ways } from './leftovers-suite';

testLeftovers(ways.slice(0, 1), ['fork-bomb']);
