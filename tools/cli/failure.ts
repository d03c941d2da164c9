/** What the command's exit code says. */
export const exitCodes = {
  success: 0,
  notAccepted: 1,
  wrongUse: 2,
  notSent: 3,
  refused: 4,
  signInNeeded: 5,
  unreachable: 6,
} as const;

/** Ends the command with a sentence for the user. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(kind: Exclude<keyof typeof exitCodes, 'success'>, message: string) {
    super(message);
    this.exitCode = exitCodes[kind];
  }
}
