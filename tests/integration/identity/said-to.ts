import { identityErrorCode, identityErrorMessage } from '../../../src/auth/accounts/identity-errors';

/** The SDK's error as `code: text for the user`. */
export function saidTo(error: unknown): string {
  const code = identityErrorCode(error);
  return `${code}: ${identityErrorMessage(code)}`;
}

/** The error of `work`; undefined if it succeeds. */
export async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error;
  }
}
