/** Texts of C++ runs. */
export const messages = {
  uses: (feature: string) => `This program uses ${feature}, which only the judge supports.`,
  /** Parts of the sentence above. */
  gnuExtensions: "g++'s own extensions",
  intelInstructions: 'Intel processor instructions',
  setjmp: 'setjmp',
  threads: 'threads',
  processes: 'other processes',
  assembly: 'assembly code',

  catchesException: 'This program throws an exception and may catch it, which only works on the judge.',
  stackOverflow: 'Stack overflow: programs have a smaller stack in the browser than on the judge.',
  divisionByZero: 'Division by zero.',
  segmentationFault: 'The program accessed memory that it does not own (segmentation fault).',
  initialMemory: 'The program needs more memory to start than the limit allows.',

  notOnDevice: 'it is not on this device',
  fileNotOnDevice: (name: string) => `${name} is not on this device`,
  headerNotCompiled: (log: string) => `the standard library could not be precompiled: ${log}`,
};
