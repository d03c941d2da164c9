import { identityErrorCode, identityErrorMessage } from '../../../src/auth/accounts/identity-errors';

/** What the SDK threw, as `code: what a person reads`. */
export function saidTo(error: unknown): string {
  const code = identityErrorCode(error);
  return `${code}: ${identityErrorMessage(code)}`;
}

/** What the work fails with; undefined when it does not. */
export async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error;
  }
}
