/** Decouples the parts that request a new sign-in from the dialog that offers it. */
const listeners = new Set<() => void>();

/** Opens the sign-in dialog on the current page. */
export function askToSignIn(): void {
  for (const listener of listeners) listener();
}

/** Returns the stop function. */
export function onSignInAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
