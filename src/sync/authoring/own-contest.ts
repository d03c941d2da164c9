import type { ChangedContest } from '../../../contract/entities/contest/new-contest';
import { forgetContest } from '../../data/copies/contests';
import { forgetManagedContest } from '../../data/copies/managed-contests';
import { errorText } from '../../lib/error-text';
import { randomId } from '../../lib/random-id';
import { pullContest } from '../pull/pull-contests';
import { call } from '../server/page-client';

type Told<T> =
  | ({ ok: true } & T)
  | { ok: false; message: string; fields?: readonly { path: string; message: string }[] };

/** Saves a new version and refreshes the copy on this device. */
export async function changeOwnContest(contest: ChangedContest): Promise<Told<{ version: number }>> {
  const answer = await call('contestUpdate', { body: contest, idempotencyKey: randomId(), retries: 1 });
  if (!answer.ok) {
    const { error } = answer.failure;
    return { ok: false, message: errorText(error), ...(error.fields && { fields: error.fields }) };
  }
  await pullContest(contest.contestSlug);
  return { ok: true, version: answer.data.version };
}

export async function deleteOwnContest(contestSlug: string): Promise<Told<object>> {
  const body = { contestSlug };
  const answer = await call('contestDelete', { body, idempotencyKey: randomId(), retries: 1 });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  await forgetContest(contestSlug);
  await forgetManagedContest(contestSlug);
  return { ok: true };
}

/** A logo or banner from this server; null: no such picture · undefined: the fetch failed. */
export async function fetchContestPicture(
  address: string | null | undefined,
): Promise<Uint8Array<ArrayBuffer> | null | undefined> {
  if (!address?.startsWith('/api/contest-images/')) return null;
  const { ofetch } = await import('ofetch');
  const picture = await ofetch(address, { responseType: 'arrayBuffer' }).catch(() => undefined);
  return picture && new Uint8Array(picture);
}
