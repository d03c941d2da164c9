/** See docs/runtimes.md. */
export const knownDifferences: Record<string, string> = {
  'endings: endless recursion': "the browser's stack ends long before the judge's memory does",
  'endings: null pointer': 'address 0 is memory like any other',
  'endings: throw and catch': 'exceptions cannot be caught; the result sends the sample to the judge',
  'library: bitset': "_Find_first is g++'s own",
  'numbers: long overflows': 'long has 32 bits',
  'numbers: size minus one': 'size_t has 32 bits',
  'numbers: size of long': 'long, size_t and pointers have 32 bits',
  'programs: recursion 100,000 deep': "the browser's stack is smaller than the judge's",
};
