import * as z from 'zod/mini';
import { type Endpoint, id } from '../../endpoint';
import { OpenedPack, OpenPack, PackCode, PackFacts, PackPart } from '../../entities/contest/contest-pack';
import { VirtualContest } from '../../entities/contest/virtual-contest';

const participantOnly = [
  'UNAUTHENTICATED',
  'CONTEST_NOT_FOUND',
  'CONTEST_ENDED',
  'NOT_REGISTERED',
  'PARTICIPANT_BLOCKED',
  'EMAIL_DOMAIN_NOT_ALLOWED',
  'EMAIL_NOT_ALLOWED',
] as const;

export const contestPackCalls = {
  /** Size and version. */
  contestPackFacts: {
    method: 'GET',
    path: '/contests/pack/:slug/facts',
    auth: 'required',
    offline: 'cached',
    params: z.object({ slug: id }),
    response: PackFacts,
    errors: participantOnly,
  },
  /** Repeats return the same bytes while the contest's problems do not change. */
  contestPackPart: {
    method: 'GET',
    path: '/contests/pack/:slug/part/:part',
    auth: 'required',
    offline: 'cached',
    params: z.object({ slug: id, part: z.coerce.number().check(z.gte(0), z.lte(10_000)) }),
    response: PackPart,
    errors: [...participantOnly, 'NOT_FOUND'],
  },
  /** Like `contestStart`, with the key instead of the problems. */
  contestPackOpen: {
    method: 'POST',
    path: '/contests/pack/:slug/open',
    auth: 'required',
    offline: 'online',
    params: z.object({ slug: id }),
    body: OpenPack,
    response: OpenedPack,
    errors: [
      ...participantOnly,
      'USER_NOT_FOUND',
      'CONTEST_NOT_STARTED',
      'CONTEST_PAUSED',
      'EMAIL_NOT_PROVEN',
    ],
  },
  contestVirtual: {
    method: 'GET',
    path: '/contests/virtual/:slug',
    auth: 'required',
    offline: 'cached',
    params: z.object({ slug: id }),
    response: VirtualContest,
    errors: ['UNAUTHENTICATED', 'CONTEST_NOT_FOUND', 'NOT_REGISTERED', 'CONTEST_NOT_OVER'],
  },
  /** For the organiser, after the start. */
  contestPackCode: {
    method: 'GET',
    path: '/contests/manage/:slug/pack-code',
    auth: 'required',
    offline: 'online',
    params: z.object({ slug: id }),
    response: PackCode,
    errors: ['UNAUTHENTICATED', 'CONTEST_NOT_FOUND', 'FORBIDDEN'],
  },
} as const satisfies Record<string, Endpoint>;
