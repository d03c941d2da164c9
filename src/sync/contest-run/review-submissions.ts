/** The organiser's calls about submissions. Network failures are returned, not thrown. */
import type { BodyInput } from '../../../contract/endpoints';
import type { ManagedEntries } from '../../../contract/entities/contest/entry-filter';
import type {
  ManagedSubmission,
  ManagedTest,
  ManageNote,
} from '../../../contract/entities/contest/managed-submission';
import { errorText } from '../../lib/error-text';
import { call } from '../server/page-client';
import type { Decision } from './manage-contest';

export async function fetchManagedEntries(
  body: BodyInput<'contestManageEntries'>,
): Promise<ManagedEntries | null> {
  const answer = await call('contestManageEntries', { body });
  return answer.ok ? answer.data : null;
}

export async function fetchManagedSubmission(
  contestSlug: string,
  entryID: string,
): Promise<ManagedSubmission | null> {
  const answer = await call('contestManageSubmission', { body: { contestSlug, entryID } });
  return answer.ok ? answer.data : null;
}

export async function fetchManagedTest(body: BodyInput<'contestManageTest'>): Promise<ManagedTest | null> {
  const answer = await call('contestManageTest', { body });
  return answer.ok ? answer.data : null;
}

export async function sendNote(body: ManageNote): Promise<Decision> {
  const answer = await call('contestManageNote', { body });
  return answer.ok ? { ok: true } : { ok: false, message: errorText(answer.failure.error) };
}
