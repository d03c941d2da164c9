import type { EndpointName } from '../../../contract/endpoints';
import type { Person } from '../client';

/** Anonymous, signed in without an account record, signed in, and the owner of the object. */
export const people = ['anonymous', 'unfinished', 'other', 'creator'] as const;
/** Former, altered or forged tokens of the creator. */
export const refusedTokens = [
  'expired',
  'ofAnotherIssuer',
  'ofAnotherProject',
  'unsigned',
  'tampered',
  'signedByAnother',
  'ofAnEndedSession',
  'ofADeletedAccount',
  'nonsense',
] as const;
/** The creator's valid token while the account is disabled. */
export const blocked = 'blocked';

/** The first account of the installation. */
export const administrator = 'administrator';

export type Role =
  | typeof administrator
  | (typeof people)[number]
  | (typeof refusedTokens)[number]
  | typeof blocked;

/** The role that sends a request; a refused token comes with its owner's details. */
export interface Sender {
  readonly role: Role;
  readonly person: Person | undefined;
  readonly token: string | undefined;
}

/** Status for each role, and one for all refused tokens, `blocked` included. */
export interface Statuses {
  readonly anonymous: number;
  readonly unfinished: number;
  readonly other: number;
  readonly creator: number;
  readonly refused: number;
}

/** Expected statuses for one call of the contract, or for another route (`POST /path`). */
export interface Row extends Statuses {
  readonly call: EndpointName | `${'GET' | 'POST'} /${string}`;
  readonly about: string;
  /** The path with its parameters filled in; below /api for calls of the contract. */
  readonly path?: () => string;
  readonly body?: (sender: Sender) => object;
  /** Only in rows of administration. */
  readonly administrator?: number;
}

/** The same for all, refused tokens included: the call ignores the token. */
export const everybody = (status: number): Statuses => ({
  anonymous: status,
  unfinished: status,
  other: status,
  creator: status,
  refused: status,
});

/** 401 without an account; otherwise it depends on the account's state. */
export const members = (unfinished: number, finished: number): Statuses => ({
  ...everybody(finished),
  anonymous: 401,
  refused: 401,
  unfinished,
});

/** Anyone may write, but a refused token gets 401: the entry would lose its author. */
export const writers = (status: number): Statuses => ({ ...everybody(status), refused: 401 });

export const self = ({ person }: Sender) => ({
  uid: person?.uid ?? 'nobody',
  email: person?.email ?? 'nobody@example.org',
});
