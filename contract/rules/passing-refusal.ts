/** 4xx that heal by waiting: request timeout, too early, too many. */
const passing = new Set([408, 425, 429]);

/**
 * Whether an answer only says 'not now': what was refused with it will come again under its key, and nothing of its stream may overtake
 * it. Both sides go by this, or a batch would do what its sender holds back. 401 is not among them: that waits for a person.
 */
export function isPassingRefusal(status: number, errorCode: string | undefined): boolean {
  return status >= 500 || passing.has(status) || (status === 409 && errorCode === 'IN_PROGRESS');
}
