import { createHash } from 'node:crypto';
import type {
  ProblemVersionContent,
  ProblemVersionList,
  VersionTest,
} from '../../../../contract/entities/problem/problem-version';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findAuthored } from '../../problem-members/public';

/** A problem that was never changed since histories exist has only its newest version. */
export async function listVersions(
  db: Database,
  problemID: string,
  uid: string,
): Promise<ProblemVersionList> {
  const { pk, version, role } = await findAuthored(db, problemID, uid, 'tester');
  const rejudgeID = await findOpenRejudge(db, pk, uid);
  const rows = await db
    .selectFrom('problem_history as h')
    .leftJoin('users', 'users.uid', 'h.saved_by')
    .select(['h.version', 'h.saved_at', 'h.note', 'users.display_name'])
    .select((is) => is('h.content', 'is not', null).as('is_kept'))
    .where('h.problem_pk', '=', pk)
    .orderBy('h.version', 'desc')
    .execute();
  const versions = rows.map((row) => ({
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    note: row.note,
    ...(row.display_name !== null && { savedBy: row.display_name }),
    isKept: row.is_kept === true,
  }));
  if (versions[0]?.version === version) return { role, versions, rejudgeID };
  const newest = await db
    .selectFrom('problems')
    .leftJoin('users', 'users.uid', 'problems.creator')
    .select(['problems.updated_at', 'users.display_name'])
    .where('pk', '=', pk)
    .executeTakeFirstOrThrow();
  return {
    role,
    rejudgeID,
    versions: [
      {
        version,
        savedAt: newest.updated_at.toISOString(),
        note: '',
        isKept: true,
        ...(newest.display_name !== null && { savedBy: newest.display_name }),
      },
      ...versions,
    ],
  };
}

async function findOpenRejudge(db: Database, pk: string, uid: string): Promise<string | null> {
  const row = await db
    .selectFrom('rejudges')
    .select('id')
    .where('problem_pk', '=', pk)
    .where('creator', '=', uid)
    .where('contest_pk', 'is', null)
    .where('settled', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @throws Refusal VERSION_NOT_FOUND if it never was, or is no longer kept */
export async function findVersion(db: Database, pk: string, version: number) {
  const row = await db
    .selectFrom('problem_history')
    .select(['content', 'data_version'])
    .where('problem_pk', '=', pk)
    .where('version', '=', version)
    .where('content', 'is not', null)
    .executeTakeFirst();
  if (!row) throw new Refusal('VERSION_NOT_FOUND');
  return { content: row.content as Record<string, unknown>, dataVersion: row.data_version };
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
const bytesPerMb = 1024 * 1024;

export async function readTests(db: Database, pk: string, dataVersion: number): Promise<VersionTest[]> {
  const rows = await db
    .selectFrom('test_cases')
    .selectAll()
    .where('problem_pk', '=', pk)
    .where('data_version', '=', dataVersion)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    name: [row.group_name, row.position + 1].filter((part) => part !== '').join('/'),
    inputHash: hash(row.input),
    outputHash: hash(row.expected),
    inputBytes: row.input.length,
    outputBytes: row.expected.length,
    timeLimitMs: row.time_limit_ms,
    memoryLimitMb: row.memory_limit_bytes / bytesPerMb,
    weight: row.weight,
  }));
}

export async function readVersion(
  db: Database,
  { problemID, version }: { readonly problemID: string; readonly version: number },
  uid: string,
  readNewest: (pk: string) => Promise<Record<string, unknown>>,
): Promise<ProblemVersionContent> {
  const problem = await findAuthored(db, problemID, uid, 'tester');
  const { test_data_version } = await db
    .selectFrom('problems')
    .select('test_data_version')
    .where('pk', '=', problem.pk)
    .executeTakeFirstOrThrow();
  const found =
    version === problem.version
      ? { content: await readNewest(problem.pk), dataVersion: test_data_version }
      : await findVersion(db, problem.pk, version);
  return { version, content: found.content, tests: await readTests(db, problem.pk, found.dataVersion) };
}
