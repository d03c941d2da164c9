/** Somebody wants to sign in again where they are. What asks and what answers are parts of the page that do not know each other. */
const listeners = new Set<() => void>();

/** Opens the sign-in without leaving the page. */
export function askToSignIn(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever somebody asks. Returns how to stop. */
export function onSignInAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
