/** The uid of a signed-in user, or `deviceAccount` for work done while signed out. */
export type AccountKey = string;

export const deviceAccount: AccountKey = 'device';
