import { sql } from 'kysely';
import { adminLimits } from '../../../../contract/entities/admin/limits';
import type {
  AdminReport,
  AdminReportsQuery,
  ChangeReport,
} from '../../../../contract/entities/admin/reports';
import { anonymousReporter } from '../../../../contract/limits';
import type { Database } from '../../../platform/database/open';
import type { ReadFile } from '../../../platform/files/file-store';
import { Refusal } from '../../../platform/http/refusal';
import { queueMail } from '../../../platform/mail/mail-queue';
import { type WebActor, writeEvent } from '../../audit-log/public';
import { containing } from '../containing';
import { nextOf } from '../next-of';
import { answerMail } from './answer-mail';

type Row = Omit<AdminReport, 'receivedAt' | 'closedAt' | 'answeredAt' | 'screen' | 'solution'> & {
  readonly solution: AdminReport['solution'] | null;
  readonly width: number;
  readonly height: number;
  readonly receivedAt: Date;
  readonly closedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly place: string;
};

/** Sorts by time, then by id. */
const place = sql`to_char(r.received_time at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || r.id::text`;

export async function readAdminReports(
  db: Database,
  { state, type, search, after }: AdminReportsQuery,
): Promise<{ reports: AdminReport[]; next: string | null }> {
  const like = containing(search);
  const { rows } = await sql<Row>`
    select r.id, r.type, r.description, r.email, u.username, r.current_url as page, r.screen_width as width,
        r.screen_height as height, r.received_time as "receivedAt", r.image_hash is not null as "hasScreenshot",
        r.closed_at as "closedAt", r.answer, r.answered_at as "answeredAt", ${place} as place,
        case when s.id is not null then jsonb_build_object('submissionID', s.id, 'problemID', p.id,
          'username', (select a.username from users a where a.uid = s.uid), 'isHidden',
          exists (select from hidden_solutions h where h.submission_id = s.id)) end as solution
      from bug_reports r left join users u on u.uid = r.uid
        left join submissions s on s.id = r.submission_id left join problems p on p.pk = s.problem_pk
      where (${state} = 'all' or (r.closed_at is null) = (${state} = 'open'))
        and (${type ?? null}::text is null or r.type = ${type ?? null})
        and (${after ?? null}::text is null or ${place} < ${after ?? null})
        and (${search} = '' or r.description ilike ${like} or r.email ilike ${like} or u.username ilike ${like}
          or r.current_url ilike ${like})
      order by ${place} desc limit ${adminLimits.pageSize + 1}`.execute(db);
  const { items, next } = nextOf(rows, (row) => row.place);
  return { reports: items.map(toReport), next };
}

function toReport({
  place: _,
  width,
  height,
  receivedAt,
  closedAt,
  answeredAt,
  solution,
  ...row
}: Row): AdminReport {
  return {
    ...row,
    ...(solution && { solution }),
    screen: { width, height },
    receivedAt: receivedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** @throws Refusal NOT_FOUND */
export async function readReportScreenshot(
  db: Database,
  id: string,
  readFile: ReadFile,
): Promise<{ url: string }> {
  const row = await db
    .selectFrom('bug_reports')
    .innerJoin('report_images', 'report_images.hash', 'bug_reports.image_hash')
    .select(['report_images.hash', 'report_images.bytes'])
    .where('bug_reports.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('NOT_FOUND');
  const image = await readFile('report_images', row);
  return { url: `data:image/png;base64,${image.toString('base64')}` };
}

/** For a mail server that is away. */
const answerKeepDays = 7;

/** @throws Refusal NOT_FOUND, NO_EMAIL */
export async function changeReport(db: Database, change: ChangeReport, actor: WebActor): Promise<void> {
  const { id, action } = change;
  const row = await db
    .selectFrom('bug_reports')
    .select(['uid', 'email', 'description', 'closed_at', 'submission_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('NOT_FOUND');
  const report = db.updateTable('bug_reports').where('id', '=', id);
  if (action === 'answer') {
    if (row.email === anonymousReporter) throw new Refusal('NO_EMAIL');
    await report.set({ answer: change.text, answered_at: new Date() }).execute();
    const expiresAt = new Date(Date.now() + answerKeepDays * 86_400_000);
    const mail = { kind: 'report answer', uid: row.uid, recipient: row.email, expiresAt };
    await queueMail(db, { ...mail, ...answerMail(row.description, change.text) });
  } else if (action === 'delete') await db.deleteFrom('bug_reports').where('id', '=', id).execute();
  else if (action === 'hideSolution' || action === 'showSolution') {
    if (row.submission_id === null) throw new Refusal('NOT_FOUND');
    await shareSolution(db, row.submission_id, action === 'showSolution');
  } else await report.set({ closed_at: action === 'close' ? new Date() : null }).execute();
  const state = row.closed_at === null ? 'open' : 'closed';
  await writeEvent(db, actor, { action: `report.${action}`, kind: 'report', target: id, before: { state } });
}

async function shareSolution(db: Database, submissionID: string, isShared: boolean): Promise<void> {
  if (isShared) await db.deleteFrom('hidden_solutions').where('submission_id', '=', submissionID).execute();
  else
    await db
      .insertInto('hidden_solutions')
      .values({ submission_id: submissionID })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
