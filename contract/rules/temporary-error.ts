/** Request timeout, too early, too many requests. */
const passing = new Set([408, 425, 429]);

/**
 * The client will retry with the same key, so later entries of its stream must wait. Both sides must agree. 401 is
 * not included: it waits for the user.
 */
export function isTemporaryError(status: number, errorCode: string | undefined): boolean {
  return status >= 500 || passing.has(status) || (status === 409 && errorCode === 'IN_PROGRESS');
}
