/** Texts of Python runs. */
export const messages = {
  libraryMissing:
    'Part of the Python library is not on this device yet. Connect to the internet once to download it.',
  stackOverflow:
    'Stack overflow. Recursion through sort keys, caches or nested data has a lower limit in the browser than on the judge.',
  interpreterStopped: (reason: string) => `The interpreter stopped: ${reason}`,
};
