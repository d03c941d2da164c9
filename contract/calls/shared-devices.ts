/** Devices that several students share. */
import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import { ResetCredentials } from '../entities/contest/contest-accounts';
import {
  MakeClassCodes,
  ReturnedWork,
  SealedWork,
  SealingKey,
  SharedSignedIn,
  SharedSignIn,
} from '../entities/shared-device';

export const sharedDeviceCalls = {
  /** New personal codes, in place of passwords. The old codes of these students stop working. */
  classMakeCodes: {
    method: 'POST',
    path: '/classes/codes',
    auth: 'required',
    offline: 'online',
    body: MakeClassCodes,
    response: ResetCredentials,
    errors: ['UNAUTHENTICATED', 'CLASS_NOT_FOUND', 'FORBIDDEN', 'ACCOUNTS_ELSEWHERE'],
  },
  /** The answer to a wrong class code, name or personal code is the same. */
  sharedSignIn: {
    method: 'POST',
    path: '/shared/sign-in',
    auth: 'none',
    offline: 'online',
    body: SharedSignIn,
    response: SharedSignedIn,
    errors: ['PERSONAL_CODE_WRONG', 'PERSONAL_CODE_LOCKED', 'ACCOUNTS_ELSEWHERE'],
  },
  sharedSealingKey: {
    method: 'POST',
    path: '/shared/key',
    auth: 'required',
    offline: 'online',
    response: SealingKey,
    errors: ['UNAUTHENTICATED'],
  },
  /** Work of an account that has left the device; any user of the device can send it. A repeat has no second effect. */
  sharedDeliver: {
    method: 'POST',
    path: '/shared/deliver',
    auth: 'optional',
    offline: 'online',
    body: SealedWork,
    response: z.object({ taken: z.boolean() }),
    errors: ['TOKEN_INVALID', 'ACCOUNT_BLOCKED', 'SEAL_UNREADABLE', 'SEAL_NOT_ALLOWED', 'RETURNED_FULL'],
  },
  sharedReturned: {
    method: 'POST',
    path: '/shared/returned',
    auth: 'required',
    offline: 'online',
    response: ReturnedWork,
    errors: ['UNAUTHENTICATED'],
  },
  /** The device has stored the piece. */
  sharedReturnedTaken: {
    method: 'POST',
    path: '/shared/returned/taken',
    auth: 'required',
    offline: 'online',
    body: z.object({ id: z.uuid() }),
    response: z.object({ taken: z.boolean() }),
    errors: ['UNAUTHENTICATED'],
  },
} as const satisfies Record<string, Endpoint>;
