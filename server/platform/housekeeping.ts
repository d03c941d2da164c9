import { sql } from 'kysely';
import type { Logger } from 'pino';
import { idempotencyKeepDays } from '../../contract/limits';
import { oneAtATime } from './database/one-at-a-time';
import type { Database } from './database/open';
import { closedReportDays, mailLogDays } from './settings/live-settings';

const intervalMs = 10 * 60_000;
/** A device may be offline for a long time; later, a repeated request counts as new. */
const keepDays = idempotencyKeepDays + 10;
const refreshTokenKeepDays = 400;
const usedTokenKeepDays = 60;

export function startHousekeeping(db: Database, log: Logger): () => void {
  const timer = setInterval(() => {
    oneAtATime(db, 'housekeeping', () => deleteExpiredRows(db)).catch((error) =>
      log.warn({ err: error }, 'housekeeping failed'),
    );
  }, intervalMs);
  return () => clearInterval(timer);
}

export async function deleteExpiredRows(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - ${keepDays} * interval '1 day'`.execute(
    db,
  );
  await sql`delete from rate_counters where window_start < now() - interval '1 day'`.execute(db);
  await sql`delete from identity_sessions session
    where not exists (select from identity_refresh_tokens token where token.session_id = session.id
      and token.created_at > now() - ${refreshTokenKeepDays} * interval '1 day')`.execute(db);
  // Detects reuse of a used token for this long; a later copy is simply refused.
  await sql`delete from identity_refresh_tokens token using identity_sessions session
    where session.id = token.session_id and token.generation < session.used_generation
      and token.created_at < now() - ${usedTokenKeepDays} * interval '1 day'`.execute(db);
  await sql`delete from identity_known_networks where seen_at < now() - interval '90 days'`.execute(db);
  await sql`delete from identity_guards where seen_at < now() - interval '1 day'`.execute(db);
  // Fetched again when needed; tokens of a removed account have expired by then.
  await sql`delete from firebase_accounts account where changed_at < now() - interval '2 days'
    and not exists (select from identity_effects effect where effect.uid = account.uid)`.execute(db);
  await sql`delete from password_otps where expires_at < now()`.execute(db);
  await sql`delete from password_reset_links where expires_at < now()`.execute(db);
  await sql`with expired as (delete from mails where expires_at < now() returning id, uid, recipient, kind, attempts)
    insert into mail_log (id, uid, recipient, kind, outcome, attempts)
    select id::text, uid, recipient, kind, 'expired', attempts from expired`.execute(db);
  await sql`delete from mail_log where at < now() - coalesce(
    (select value::text::int from settings where name = 'mailLogDays'), ${mailLogDays}) * interval '1 day'`.execute(
    db,
  );
  await sql`delete from bug_reports where closed_at < now() - coalesce(
    (select value::text::int from settings where name = 'closedReportDays'), ${closedReportDays}) * interval '1 day'`.execute(
    db,
  );
  await sql`delete from code_runs where received_time < now() - interval '1 day'`.execute(db);
  await sql`delete from jury_checks where used_at < now() - interval '1 day'`.execute(db);
  await sql`delete from report_images image
    where not exists (select from bug_reports report where report.image_hash = image.hash)`.execute(db);
  await sql`delete from contest_images image where not exists (select from contests contest
    where contest.logo_hash = image.hash or contest.banner_hash = image.hash)`.execute(db);
  await sql`delete from judge_progress where seen_at < now() - interval '1 day'`.execute(db);
  await sql`delete from judge_workers where seen_at < now() - interval '1 hour'
    and (control = 'run' or seen_at < now() - interval '7 days')`.execute(db);
  // Each change of a problem's tags appends rows.
  await sql`with former as (delete from tag_counts returning *)
    insert into tag_counts select tag, sum(problems), sum(challenges) from former
    group by tag having sum(problems) <> 0 or sum(challenges) <> 0`.execute(db);
  // So does each judged try.
  await sql`with former as (delete from try_counts where problem_pk in (
      select problem_pk from try_counts group by problem_pk, language having count(*) > 1) returning *)
    insert into try_counts
    select problem_pk, language, sum(tries), sum(accepted), sum(triers), sum(solvers) from former
    group by problem_pk, language`.execute(db);
}
