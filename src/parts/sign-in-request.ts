/** Decouples the parts that request a new sign-in from the dialog that offers it. */
const listeners = new Set<() => void>();

export function askToSignIn(): void {
  for (const listener of listeners) listener();
}

export function onSignInAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
