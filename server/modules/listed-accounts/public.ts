/** Accounts that an organiser or a teacher makes for others, from a list. */
export { requireAccountQuota } from './account-quota';
export { type AccountMaker, createAccount } from './create-account';
export { judgeRows, type RowState } from './judge-rows';
export { newPassword } from './new-password';
