import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open';
import type { ProblemVersion } from '../../problems/public';
import { type ContestRow, readStamped } from '../contest-row';
import type { Participant } from './admission';
import type { RunRow } from './run-row';

export interface StartFacts {
  readonly contest: ContestRow;
  readonly participant: Participant | undefined;
  readonly run: RunRow | undefined;
  readonly problems: readonly ProblemVersion[];
}

const runColumns = sql.raw(
  'uid, started_at, device_offset_ms, sequence, previous_hash, warnings, end_reason, end_cause, ended_at, seconds_used, pack_version, by_code, last_elapsed_ms, last_contact, contact_elapsed_ms, device, left_at, away_ms, devices, watch, unwatched_at',
);

/**
 * One statement, because thousands start within seconds.
 * @throws Refusal CONTEST_NOT_FOUND
 */
export async function readStartFacts(db: Database, slug: string, uid: string): Promise<StartFacts> {
  type Found = { pk: string; stamp: string; problems: ProblemVersion[] } & Partial<Participant> &
    Partial<RunRow>;
  const { rows } = await sql<Found>`/* prepared: start-facts */
    select c.pk, c.xmin || '/' || c.ctid as stamp, p.registered_at, p.blocked_at, p.extra_time_ms, p.email_proven, p.accepted_at, p.invited_at, r.*,
      (select coalesce(json_agg(json_build_object('pk', q.problem_pk, 'version', q.problem_version) order by q.position), '[]')
        from contest_problems q where q.contest_pk = c.pk) as problems
    from contests c
      left join contest_participants p on p.contest_pk = c.pk and p.uid = ${uid}
      left join lateral (select ${runColumns} from contest_runs where contest_pk = c.pk and uid = ${uid}) r on true
    where lower(c.slug) = ${slug.toLowerCase()}`.execute(db);
  const [found] = rows;
  const contest = await readStamped(db, found);
  const { registered_at, problems = [] } = found ?? {};
  return {
    contest,
    participant: registered_at && (found as unknown as Participant),
    run: found?.started_at && ({ ...found, contest_pk: contest.pk } as unknown as RunRow),
    problems,
  };
}

/** Undefined if the run exists. */
export async function insertRun(
  db: Database,
  run: Pick<
    RunRow,
    | 'contest_pk'
    | 'uid'
    | 'started_at'
    | 'device_offset_ms'
    | 'previous_hash'
    | 'pack_version'
    | 'by_code'
    | 'device'
    | 'watch'
  >,
  isListed: boolean,
): Promise<RunRow | undefined> {
  const { contest_pk, uid, started_at, device_offset_ms, previous_hash, pack_version } = run;
  const { by_code, device, watch } = run;
  const devices = device === null ? [] : [device];
  const { rows } = await sql<RunRow>`/* prepared: start-run */
    with run as (
      insert into contest_runs
        (contest_pk, uid, started_at, device_offset_ms, previous_hash, pack_version, by_code, device,
          devices, watch, last_contact)
        values (${contest_pk}, ${uid}, ${started_at}, ${device_offset_ms}, ${previous_hash}, ${pack_version}, ${by_code},
          ${device}, ${devices}, ${watch}, now())
        on conflict do nothing returning contest_pk, ${runColumns}),
    standing as (
      insert into contest_standings (contest_pk, uid, listed) select ${contest_pk}, ${uid}, ${isListed}::boolean
        and not exists (select from contest_staff t where t.contest_pk = ${contest_pk} and t.uid = ${uid}) from run)
    select contest_pk, ${runColumns} from run`.execute(db);
  return rows[0];
}
