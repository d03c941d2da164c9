/** Messages of refusals for authors of problems. */
export const problemRefusals = {
  kindChanged:
    'A programming problem cannot become a question, and a question cannot become a programming problem.',
  idReserved: (id: string) => `${id} is a reserved word. Choose another id.`,
  checkerBroken: (log: string) => `The checker does not compile:\n${log}`,
  checker: {
    busy: 'The judge is busy and has not compiled your checker yet. The problem is published after that.',
    noJudge:
      'No judge that can compile your checker is running on this server. The problem is published when one is running. To publish it now, choose a checker that compares the output.',
    fault: (reason: string) =>
      `The judge could not compile your checker: ${reason} The problem is published after that.`,
  },
  testInvalid: (number: number, validator: string, message: string) =>
    `Test ${number} is not valid. The validator ${validator} says: ${message}`,
  validatorBroken: (name: string, log: string) => `The input validator ${name} does not compile:\n${log}`,
  tests: {
    busy: 'The judge is busy and has not validated the tests yet. The problem is published after that.',
    noJudge:
      'No judge that can run your validators is running on this server. The problem is published when one is running, or if you publish it without the check.',
    fault: (reason: string) =>
      `The judge could not run your validators: ${reason} The problem is published after that.`,
  },
  imageRefused: (name: string, fault: string) => `The image ${name} ${fault}.`,
  quotaExceeded: (used: string, quota: string) =>
    `With this problem you would use ${used}; the limit for an account is ${quota}. Shorten test data or delete a problem, then try again.`,
};
