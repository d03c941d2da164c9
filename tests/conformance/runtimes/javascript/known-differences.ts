/** See `docs/runtimes.md`. */
export const knownDifferences: Record<string, string> = {
  'errors: division of bigints by zero': 'the bare engine words this message differently',
  'errors: invalid array length': 'the bare engine words this message differently',
  'errors: repeat count': 'the bare engine words this message differently',
  'language: spread of many kinds': 'the bare engine takes nothing from a text spread into an object',
  'modules: captured stacks': "the bare engine's stacks do not begin with the message",
  'modules: fetch and WebAssembly': 'neither is there: programs have no network and no machine code',
  'modules: hashes': 'crypto has chance only',
  'modules: readable from a list': 'there is no stream module',
  'modules: streams': 'there is no stream module',
  'modules: string functions of querystring': 'there is no querystring module',
  'recursion: recursion with try and finally':
    'a program that catches the overflow of the small stack never shows that it needs the native lane',
};

/** The same for the native lane, on the programs tried there. */
export const knownNativeDifferences: Record<string, string> = {};
