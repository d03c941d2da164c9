/** Messages of refusals for authors of problems. */
export const problemRefusals = {
  kindChanged:
    'A programming problem cannot become a question, and a question cannot become a programming problem.',
  idReserved: (id: string) => `${id} is a reserved word. Choose another id.`,
  checkerBroken: (log: string) => `The checker does not compile:\n${log}`,
  checkerUntriedBusy:
    'The checker has not been compiled yet. The judge is busy. The problem is not published. Try again.',
  checkerUntried: (reason: string) =>
    `The checker has not been compiled yet. The judge could not compile it: ${reason} The problem is not published. Try again.`,
  testInvalid: (number: number, validator: string, message: string) =>
    `Test ${number} is not valid. The validator ${validator} says: ${message}`,
  validatorBroken: (name: string, log: string) => `The input validator ${name} does not compile:\n${log}`,
  testsUntriedBusy:
    'The tests have not been validated yet. The judge is busy. The problem is not published. Try again.',
  testsUntried: (reason: string) =>
    `The tests have not been validated yet. The judge could not run the validator: ${reason} The problem is not published. Try again.`,
  imageRefused: (name: string, fault: string) => `The image ${name} ${fault}.`,
  quotaExceeded: (used: string, quota: string) =>
    `With this problem you would use ${used}; the limit for an account is ${quota}. Shorten test data or delete a problem, then try again.`,
};
