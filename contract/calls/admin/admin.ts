import type { Endpoint } from '../../endpoint';
import { adminContentCalls } from './content';
import { adminOperationCalls } from './operations';
import { adminUserCalls } from './users';

/** Calls of administrators. Pages without administration do not load their schemas. */
export const adminCalls = {
  ...adminUserCalls,
  ...adminOperationCalls,
  ...adminContentCalls,
} as const satisfies Record<string, Endpoint>;
export type AdminName = keyof typeof adminCalls;
