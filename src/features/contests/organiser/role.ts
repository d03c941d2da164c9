import { createContext, useContext } from 'react';
import { type ContestRole, mayAct } from '../../../../contract/rules/contest/contest-roles';

/** Of the reader in this contest. */
export const RoleContext = createContext<ContestRole>('creator');

/** Hides what the server would refuse. */
export function useMay(needed: ContestRole): boolean {
  return mayAct(useContext(RoleContext), needed);
}
