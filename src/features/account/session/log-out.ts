/** Ends the session on this device; needs no network. */
export async function logOut(): Promise<void> {
  const { signOut } = await import('../../../sync/session/account');
  await signOut();
}
