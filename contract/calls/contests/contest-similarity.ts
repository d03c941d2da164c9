import * as z from 'zod/mini';
import { type Endpoint, id } from '../../endpoint';
import {
  CheckSimilarity,
  SimilarCode,
  SimilarityReport,
  SimilarPairRequest,
} from '../../entities/contest/similarity';

const organiserOnly = ['UNAUTHENTICATED', 'CONTEST_NOT_FOUND', 'FORBIDDEN'] as const;

/** For those who may read the submissions of a contest (decisions 079 and 083). */
export const contestSimilarityCalls = {
  contestSimilarity: {
    method: 'GET',
    path: '/contests/similarity/:slug',
    auth: 'required',
    offline: 'online',
    params: z.object({ slug: id }),
    response: SimilarityReport,
    errors: organiserOnly,
  },
  /** Starts a check, unless one is running. */
  contestCheckSimilarity: {
    method: 'POST',
    path: '/contests/similarity/check',
    auth: 'required',
    offline: 'online',
    body: CheckSimilarity,
    response: SimilarityReport,
    errors: organiserOnly,
  },
  contestSimilarCode: {
    method: 'POST',
    path: '/contests/similarity/pair',
    auth: 'required',
    offline: 'online',
    body: SimilarPairRequest,
    response: SimilarCode,
    errors: [...organiserOnly, 'ENTRY_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
