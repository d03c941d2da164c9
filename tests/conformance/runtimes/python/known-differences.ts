/** For any Python 3 of the judge; see `docs/runtimes.md`. */
export const knownDifferences: Record<string, string> = {
  'errors: frames below the program': 'the program runs inside a harness',
  'errors: number of an error': 'WebAssembly systems number their errors differently',
  'library: a file beside the program':
    'the judge keeps its folder from being written; here it is gone after the run',
  'library: a pool of threads': 'threads do not run side by side in the browser, and are refused',
  'library: byte sizes and platform': 'it is another platform',
  'library: two threads side by side': 'threads do not run side by side in the browser, and are refused',
  'numbers: cube roots': 'another mathematical library rounds the last digit differently',
  'numbers: hashes of large numbers': 'hashes have 32 bits',
  'numbers: message of a float too large': 'the text is the system library’s',
  'numbers: sets of large numbers': 'hashes have 32 bits, and the order in a set depends on them',
  'numbers: sizes in memory': 'addresses have 32 bits',
  'numbers: sizes of machine words': 'addresses have 32 bits',
  'numbers: the order of a set of pairs': 'hashes have 32 bits, and the order in a set depends on them',
  'recursion: deep calls through special methods':
    'the browser’s stack ends after some hundred calls that pass through C',
};

/** `since`: the first version (3.x) that agrees with the browser's 3.14. */
export const versionDifferences: Record<string, { since: number; why: string }> = {
  'collections: an ordered dictionary as a text': { since: 12, why: 'shown like a dictionary' },
  'errors: messages in newer words': { since: 14, why: 'several messages were reworded' },
  'errors: messages of integer divisions': { since: 14, why: 'one message for every division by zero' },
  'language: a generic function in the new way': { since: 12, why: 'new syntax' },
  'language: an alias in the new way': { since: 12, why: 'new syntax' },
  'language: new functions of the library': { since: 12, why: 'itertools.batched is new' },
  'language: several exceptions without brackets': { since: 14, why: 'new syntax' },
  'language: texts of unions': { since: 14, why: 'Optional and Union are shown with |' },
  'library: days of a month': { since: 12, why: 'weekdays are an enumeration' },
  'numbers: sum of many floats': { since: 12, why: 'sum() of floats rounds once, at the end' },
  'text: json messages': { since: 13, why: 'a comma too many is named' },
  'text: nested quotes inside a formatted text': { since: 12, why: 'new syntax' },
  'text: version of the characters': { since: 14, why: 'a newer Unicode' },
};
