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
  quotaExceeded: (used: string, quota: string) =>
    `With this problem you would use ${used}; the limit for an account is ${quota}. Shorten test data or delete a problem, then try again.`,
};
