import type { ContestMessage } from '../../../../contract/entities/contest/contest-message';
import type { Database } from '../../../platform/database/open';
import { type ProblemVersion, readDetailsOf } from '../../problems/public';
import { type ContestRow, drawnProblems } from '../contest-row';
import { differenceOf } from '../packs/pack-corrections';
import { findPack, textOf } from '../packs/pack-row';
import { findRun } from '../run/run-row';

/** Before the start nobody has the problems open. */
export async function recordAdoptedVersions(
  transaction: Database,
  { pk, start_time }: Pick<ContestRow, 'pk' | 'start_time'>,
  former: readonly ProblemVersion[],
  now: readonly ProblemVersion[],
  note = '',
): Promise<void> {
  const changed_at = new Date();
  if (start_time > changed_at) return;
  const before = new Map(former.map((problem) => [problem.pk, problem.version]));
  const rows = now.flatMap((problem) => {
    const former_version = before.get(problem.pk);
    if (former_version === undefined || former_version === problem.version) return [];
    const { pk: problem_pk, version } = problem;
    return [{ contest_pk: pk, problem_pk, version, former_version, changed_at, note }];
  });
  if (rows.length > 0) await transaction.insertInto('contest_problem_changes').values(rows).execute();
}

/**
 * Announcements with the organiser's note and the difference. Only the user's problems (D-43). With a contest pack,
 * its correction shows the difference.
 */
export async function readAdoptedVersions(
  db: Database,
  contest: ContestRow,
  uid: string | undefined,
): Promise<ContestMessage[]> {
  const run = uid === undefined ? undefined : await findRun(db, contest.pk, uid);
  if (!run) return [];
  const rows = await db
    .selectFrom('contest_problem_changes')
    .selectAll()
    .where('contest_pk', '=', contest.pk)
    .where('changed_at', '>', run.started_at)
    .execute();
  if (rows.length === 0) return [];
  const given = new Set((await drawnProblems(db, contest, run.uid)).map(({ pk }) => pk));
  const hasPack = (await findPack(db, contest.pk)) !== undefined;
  const messages: ContestMessage[] = [];
  for (const { problem_pk: pk, version, former_version, changed_at, note } of rows) {
    if (!given.has(pk)) continue;
    const [now] = await readDetailsOf(db, [{ pk, version }]);
    const [former] = await readDetailsOf(db, [{ pk, version: former_version }]);
    if (!now || !former) continue;
    const difference = hasPack ? '' : differenceOf(textOf(former), textOf(now));
    messages.push({
      id: `taken-${pk}-${version}`,
      kind: 'announcement',
      text: [`The organiser corrected “${now.title}”.`, note, difference].filter(Boolean).join('\n'),
      at: changed_at.toISOString(),
    });
  }
  return messages;
}
