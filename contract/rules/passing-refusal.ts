/** Temporary 4xx errors: request timeout, too early, too many requests. */
const passing = new Set([408, 425, 429]);

/**
 * Whether the client will retry the same request with the same key, so that later entries of its stream must wait.
 * Both sides must agree, or a batch would process entries that its sender holds back. 401 is not included: it waits
 * for the user.
 */
export function isPassingRefusal(status: number, errorCode: string | undefined): boolean {
  return status >= 500 || passing.has(status) || (status === 409 && errorCode === 'IN_PROGRESS');
}
