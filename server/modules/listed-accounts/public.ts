/** Accounts that an organiser or a teacher makes for others, from a list. */
export type { AccountMaker } from './create-account';
export { countNew, createListed } from './create-listed';
export { judgeRows, type RowState } from './judge-rows';
export { resetPasswords } from './reset-passwords';
