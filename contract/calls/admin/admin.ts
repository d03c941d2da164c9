import type { Endpoint } from '../../endpoint';
import { adminOperationCalls } from './operations';
import { adminUserCalls } from './users';

/** Calls of administrators. Pages without administration do not load their schemas. */
export const adminCalls = {
  ...adminUserCalls,
  ...adminOperationCalls,
} as const satisfies Record<string, Endpoint>;
export type AdminName = keyof typeof adminCalls;
