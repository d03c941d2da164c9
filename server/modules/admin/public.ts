export { grantToFirstAccount } from './first-administrator';
export { grantRole, listAdministrators, lockAdministration, revokeRole } from './roles';
export { hashResetToken } from './users/change-user';
