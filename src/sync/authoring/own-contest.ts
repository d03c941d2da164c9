/** What a creator does with a contest that the server has. None of it throws for what the network does. */
import type { ChangedContest } from '../../../contract/entities/contest/new-contest';
import { forgetContest } from '../../data/copies/contests';
import { forgetManagedContest } from '../../data/copies/managed-contests';
import { errorText } from '../../lib/error-text';
import { randomId } from '../../lib/random-id';
import { pullContest } from '../pull/pull-contests';
import { call } from '../server/page-client';

type Told<T> = ({ ok: true } & T) | { ok: false; message: string };

/** Makes it the next version, and brings that to this device. */
export async function changeOwnContest(contest: ChangedContest): Promise<Told<{ version: number }>> {
  const answer = await call('contestUpdate', { body: contest, idempotencyKey: randomId(), retries: 1 });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
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

/** A logo or a banner that this server keeps; null: there is none of that kind · undefined: it could not be fetched. */
export async function fetchContestPicture(
  address: string | null | undefined,
): Promise<Uint8Array<ArrayBuffer> | null | undefined> {
  if (!address?.startsWith('/api/contest-images/')) return null;
  const { ofetch } = await import('ofetch');
  const picture = await ofetch(address, { responseType: 'arrayBuffer' }).catch(() => undefined);
  return picture && new Uint8Array(picture);
}
