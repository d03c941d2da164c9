import type { ContestMessage } from '../../../../contract/entities/contest/contest-message';
import type { Database } from '../../../platform/database/open';
import { type ContestRow, drawnProblems } from '../contest-row';
import { findRun } from '../run/run-row';
import { findPack, updatePack } from './pack-row';

/**
 * Announcements since the version of the user's pack. They contain statements, so only for users who have started,
 * and only their problems.
 */
export async function readCorrections(
  db: Database,
  contest: ContestRow,
  uid: string | undefined,
): Promise<ContestMessage[]> {
  if (uid === undefined || !(await findPack(db, contest.pk))) return [];
  const run = await findRun(db, contest.pk, uid);
  if (!run) return [];
  await updatePack(db, contest);
  const given = (await drawnProblems(db, contest, uid)).map(({ pk }) => pk);
  const rows = await db
    .selectFrom('contest_pack_texts')
    .select(['problem_pk', 'version', 'title', 'text', 'noted_at'])
    .where('contest_pk', '=', contest.pk)
    .where('problem_pk', 'in', given)
    .orderBy('version')
    .execute();
  const messages: ContestMessage[] = [];
  const before = new Map<string, string>();
  for (const { problem_pk, version, title, text, noted_at } of rows) {
    const former = before.get(problem_pk);
    before.set(problem_pk, text);
    const isNews = run.pack_version === null ? noted_at > run.started_at : version > run.pack_version;
    if (former === undefined || !isNews) continue;
    messages.push({
      id: `correction-${problem_pk}-${version}`,
      kind: 'announcement',
      text: `Correction of “${title}” (pack version ${version}):\n${differenceOf(former, text)}`,
      at: noted_at.toISOString(),
    });
  }
  return messages;
}

/** Without the common start and end. */
export function differenceOf(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  const marked = (lines: readonly string[], mark: string) =>
    lines.slice(head, lines.length - tail).map((line) => `${mark} ${line}`);
  return [...marked(old, '−'), ...marked(now, '+')].join('\n');
}
