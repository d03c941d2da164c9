/** Whose work it is: the uid of a signed-in person, or `deviceAccount` for what was done signed out. */
export type AccountKey = string;

export const deviceAccount: AccountKey = 'device';
