import { testLeftovers, ways } from './leftovers-suite';

testLeftovers(ways, ['spin', 'spinning-threads', 'fork-bomb', 'sleep']);
