import type { EndpointName } from '../../../contract/endpoints';
import type { Person } from '../client';

/** Nobody, signed in without account record, signed in, and whom the object belongs to. */
export const people = ['anonymous', 'unfinished', 'other', 'creator'] as const;
/** Tokens that were the creator's once, or pretend to be. */
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
/** The creator's good token, while the account is disabled. */
export const blocked = 'blocked';

export type Role = (typeof people)[number] | (typeof refusedTokens)[number] | typeof blocked;

/** Who sends a request; a refused token comes with what it says of its owner. */
export interface Sender {
  readonly role: Role;
  readonly person: Person | undefined;
  readonly token: string | undefined;
}

/** Status for each of the people, and the one for every token that is refused, blocked included. */
export interface Statuses {
  readonly anonymous: number;
  readonly unfinished: number;
  readonly other: number;
  readonly creator: number;
  readonly refused: number;
}

/** What each role gets of one call of the contract, or of a route beside it (`POST /path`). */
export interface Row extends Statuses {
  readonly call: EndpointName | `${'GET' | 'POST'} /${string}`;
  readonly about: string;
  /** Where the path has parameters; below /api for calls of the contract. */
  readonly path?: () => string;
  readonly body?: (sender: Sender) => object;
}

/** The same for all: also where a token is refused, because the call goes on without it. */
export const everybody = (status: number): Statuses => ({
  anonymous: status,
  unfinished: status,
  other: status,
  creator: status,
  refused: status,
});

/** 401 without an account; with one, what its state makes of the call. */
export const members = (unfinished: number, finished: number): Statuses => ({
  ...everybody(finished),
  anonymous: 401,
  refused: 401,
  unfinished,
});

/** Written with or without an account, but never with a token that is refused: it would go to nobody. */
export const writers = (status: number): Statuses => ({ ...everybody(status), refused: 401 });

/** What a body says of its sender. */
export const self = ({ person }: Sender) => ({
  uid: person?.uid ?? 'nobody',
  email: person?.email ?? 'nobody@example.org',
});
