/** The Contest API of the ICPC, version 2026-01, for other programs. Its specification defines the responses. */
import * as z from 'zod/mini';
import { binary, type Endpoint, id } from '../../endpoint';

const contest = z.object({ contest: id });
const ofContest = { method: 'GET', auth: 'optional', offline: 'online', response: binary } as const;
const errors = ['UNAUTHENTICATED', 'TOKEN_INVALID', 'CONTEST_NOT_FOUND', 'NOT_REGISTERED'] as const;
/** Filters by property. */
const query = z.record(z.string(), z.string());

export const contestApiCalls = {
  ccsInfo: { method: 'GET', path: '/ccs', auth: 'none', offline: 'online', response: binary, errors: [] },
  ccsContests: { ...ofContest, path: '/ccs/contests', errors: [] },
  ccsContest: { ...ofContest, path: '/ccs/contests/:contest', params: contest, errors },
  /** The feed stays open for new events. With `stream=false` it ends after the present ones. */
  ccsEventFeed: {
    ...ofContest,
    path: '/ccs/contests/:contest/event-feed',
    params: contest,
    query: z.object({ since_token: z.optional(z.string()), stream: z.optional(z.string()) }),
    errors,
  },
  ccsList: {
    ...ofContest,
    path: '/ccs/contests/:contest/:endpoint',
    params: z.object({ contest: id, endpoint: id }),
    query,
    errors: [...errors, 'NOT_FOUND'],
  },
  ccsObject: {
    ...ofContest,
    path: '/ccs/contests/:contest/:endpoint/:object',
    params: z.object({ contest: id, endpoint: id, object: id }),
    errors: [...errors, 'NOT_FOUND'],
  },
  /** A zip archive. */
  ccsFiles: {
    ...ofContest,
    path: '/ccs/contests/:contest/submissions/:object/files',
    params: z.object({ contest: id, object: id }),
    errors: [...errors, 'NOT_FOUND'],
  },
  /** The contest as a zip archive in the ICPC's format, for its organiser. */
  ccsPackage: {
    ...ofContest,
    path: '/ccs/contests/:contest/package.zip',
    params: contest,
    errors: [...errors, 'FORBIDDEN'],
  },
} as const satisfies Record<string, Endpoint>;
