import type {
  SimilarCode,
  SimilarityReport,
  SimilarPairRequest,
} from '../../../contract/entities/contest/similarity';
import { errorText } from '../../lib/error-text';
import { call } from '../server/page-client';

type Result<T> = { ok: true; data: T } | { ok: false; message: string };

/** Not stored on the device: it names people, and others may use the device. Never throws, as the next functions. */
export async function fetchSimilarity(slug: string): Promise<Result<SimilarityReport>> {
  const answer = await call('contestSimilarity', { params: { slug } });
  return answer.ok ? answer : { ok: false, message: errorText(answer.failure.error) };
}

export async function checkSimilarity(contestSlug: string): Promise<Result<SimilarityReport>> {
  const answer = await call('contestCheckSimilarity', { body: { contestSlug } });
  return answer.ok ? answer : { ok: false, message: errorText(answer.failure.error) };
}

export async function fetchSimilarCode(body: SimilarPairRequest): Promise<Result<SimilarCode>> {
  const answer = await call('contestSimilarCode', { body });
  return answer.ok ? answer : { ok: false, message: errorText(answer.failure.error) };
}
