/** Texts of JavaScript runs in the bare engine. */
export const messages = {
  stackOverflow:
    'Stack overflow: the browser allows about 700 levels of recursion, far fewer than the judge.',
  engineOverflow: 'Stack overflow: programs have a smaller stack in the browser than on the judge.',
  engineStopped: (reason: string) => `The engine stopped: ${reason}`,
  stoppedAtMemoryLimit: 'Stopped at the memory limit',
  stoppedAtTimeLimit: 'Stopped at the time limit',
};
