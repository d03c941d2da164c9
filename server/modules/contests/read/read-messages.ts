import type { Clarification } from '../../../../contract/entities/contest/clarification';
import type { ContestMessage } from '../../../../contract/entities/contest/contest-message';
import { contestManageLimits } from '../../../../contract/entities/contest/manage-limits';
import type { Database } from '../../../platform/database/open';
import type { Caller } from '../../../platform/identity/identity';
import { findRole } from '../contest-role';
import { type ContestRow, drawnProblems, findContest } from '../contest-row';
import { readAdoptedVersions } from '../create/adopted-versions';
import { readCorrections } from '../packs/pack-corrections';
import { canReadContest } from '../run/admission';
import { findRun } from '../run/run-row';
import { readOwnClarifications } from './clarifications';
import { readChanges } from './read-changes';

/** Newest first. */
export async function readMessages(
  db: Database,
  slug: string,
  caller: Caller | null,
): Promise<{ messages: ContestMessage[]; clarifications: Clarification[] }> {
  const contest = await findContest(db, slug);
  if (!(await canReadContest(db, contest, caller))) return { messages: [], clarifications: [] };
  const uid = caller?.uid;
  const rows = await selectMessages(db, contest.pk)
    .where((is) => is.or([is('m.uid', 'is', null), ...(uid === undefined ? [] : [is('m.uid', '=', uid)])]))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
    .limit(contestManageLimits.messagesShown)
    .execute();
  const knows = rows.some(({ problem_pk }) => problem_pk !== null)
    ? await readKnownProblems(db, contest, uid)
    : () => false;
  const clarifications = uid === undefined ? [] : await readOwnClarifications(db, contest, uid);
  const changes = await readChanges(db, contest, uid);
  const corrections = await readCorrections(db, contest, uid);
  const taken = await readAdoptedVersions(db, contest, uid);
  const messages = [...changes, ...corrections, ...taken, ...rows.map((row) => toMessage(row, knows))];
  return { messages: messages.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)), clarifications };
}

export function selectMessages(db: Database, contestPk: string) {
  return db
    .selectFrom('contest_messages as m')
    .leftJoin('problems', 'problems.pk', 'm.problem_pk')
    .select(['m.id', 'm.kind', 'm.text', 'm.question', 'm.clarification_id', 'm.created_at'])
    .select(['m.problem_pk', 'problems.id as problem_id'])
    .where('m.contest_pk', '=', contestPk);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** The id of a problem tells which one it is, so only those who have the problem get it. */
async function readKnownProblems(
  db: Database,
  contest: ContestRow,
  uid: string | undefined,
): Promise<(pk: string) => boolean> {
  if (await findRole(db, contest, uid)) return () => true;
  if (uid === undefined || !(await findRun(db, contest.pk, uid))) return () => false;
  const given = new Set((await drawnProblems(db, contest, uid)).map(({ pk }) => pk));
  return (pk) => given.has(pk);
}

export function toMessage(row: Row, knows: (problemPk: string) => boolean): ContestMessage {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    question: row.question ?? undefined,
    clarificationID: row.clarification_id ?? undefined,
    problemID: row.problem_pk !== null && knows(row.problem_pk) ? (row.problem_id ?? undefined) : undefined,
    at: row.created_at.toISOString(),
  };
}
