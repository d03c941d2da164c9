/** Typed on the sign-up page, for the sign-up calls of this tab. */
const key = 'codeferry.invitation';

export function readInvitationCode(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepInvitationCode(code: string): void {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Storage is blocked: the server then refuses the sign-up.
  }
}
