import * as z from 'zod/mini';
import type { Endpoint } from '../../endpoint';

export const SignedInDevice = z.object({
  sessionID: z.uuid(),
  /** Product names; null: unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: z.iso.datetime(),
  /** At most ten minutes late. */
  seenAt: z.iso.datetime(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const SignedInDevices = z.object({
  /** False: the identity provider does not list sessions, and can only end all of them. */
  isListed: z.boolean(),
  /** The current one first, then by last use. */
  devices: z.array(SignedInDevice),
});
export type SignedInDevices = z.infer<typeof SignedInDevices>;

/** Sessions of the own account. Each device that signed in has one. */
export const sessionCalls = {
  sessionsOwn: {
    method: 'GET',
    path: '/sessions',
    auth: 'required',
    offline: 'online',
    response: SignedInDevices,
    errors: ['UNAUTHENTICATED', 'PASSWORD_NEEDED'],
  },
  /** The own session's id is the claim `sid` of the ID token. An unknown id is no error, so a repeat is harmless. */
  sessionEnd: {
    method: 'POST',
    path: '/sessions/end',
    auth: 'required',
    offline: 'online',
    body: z.object({ sessionID: z.uuid() }),
    response: z.object({ message: z.string() }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_NEEDED'],
  },
  /** If the provider lists no sessions, this also ends the one that asks. */
  sessionsEndOthers: {
    method: 'POST',
    path: '/sessions/end-others',
    auth: 'required',
    offline: 'online',
    body: z.object({}),
    response: z.object({ ended: z.int(), isCurrentEnded: z.boolean() }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_NEEDED'],
  },
} as const satisfies Record<string, Endpoint>;
