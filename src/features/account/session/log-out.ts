export async function logOut(): Promise<void> {
  const { signOut } = await import('../../../sync/session/account');
  await signOut();
}
