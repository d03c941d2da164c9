export async function signOut(): Promise<void> {
  const account = await import('../../../sync/session/account');
  await account.signOut();
}
