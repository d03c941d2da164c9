import { sql } from 'kysely';
import { adminLimits } from '../../../../contract/entities/admin/limits';
import type { ChangeContent, ContentPage, ContentQuery } from '../../../../contract/entities/admin/reports';
import { hasNoMail } from '../../../../contract/rules/names/sign-in-name';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { queueMail } from '../../../platform/mail/mail-queue';
import { type WebActor, writeEvent } from '../../audit-log/public';
import { containing } from '../containing';
import { nextOf } from '../next-of';
import { contentMail } from '../reports/answer-mail';

const sources = {
  problem: sql`select pk as key, id as name, title, creator, public as "isPublic", false as "isDeleted"
    from problems`,
  contest: sql`select pk as key, slug as name, name as title, creator, public as "isPublic",
    deleted_at is not null as "isDeleted" from contests`,
  challenge: sql`select pk as key, url as name, name as title, null as creator, true as "isPublic",
    false as "isDeleted" from challenges`,
};

/** Newest first. */
export async function readContent(db: Database, { kind, search, after }: ContentQuery): Promise<ContentPage> {
  const like = containing(search);
  const { rows } = await sql<ContentPage['items'][number]>`
    select c.key, c.name, c.title, u.username as creator, c."isPublic", c."isDeleted"
      from (${sources[kind]}) c left join users u on u.uid = c.creator
      where (${search} = '' or c.name ilike ${like} or c.title ilike ${like} or u.username ilike ${like})
        and (${after ?? null}::text is null or c.key < ${after ?? null})
      order by c.key desc limit ${adminLimits.pageSize + 1}`.execute(db);
  const { items, next } = nextOf(rows, ({ key }) => key);
  return { items: [...items], next };
}

const mailKeepDays = 7;

/** @throws Refusal NOT_FOUND */
export async function changeContent(
  db: Database,
  { action, kind, key, reason }: ChangeContent,
  actor: WebActor,
): Promise<void> {
  const isPublic = action === 'makePublic';
  const table = sql.table(kind === 'problem' ? 'problems' : 'contests');
  const title = sql.ref(kind === 'problem' ? 'title' : 'name');
  const { rows } = await sql<{ title: string; creator: string; before: boolean }>`
    update ${table} t set public = ${isPublic} from ${table} old
      where t.pk = ${key} and old.pk = t.pk
      returning t.${title} as title, t.creator, old.public as before`.execute(db);
  const [changed] = rows;
  if (!changed) throw new Refusal('NOT_FOUND');
  if (changed.before === isPublic) return;
  const states = { before: { public: changed.before }, after: { public: isPublic } };
  await writeEvent(db, actor, { action: `content.${action}`, kind, target: key, reason, ...states });
  const person = await db
    .selectFrom('users')
    .select(['uid', 'email'])
    .where('uid', '=', changed.creator)
    .executeTakeFirst();
  if (!person || hasNoMail(person.email)) return;
  const expiresAt = new Date(Date.now() + mailKeepDays * 86_400_000);
  const mail = { kind: 'content change', uid: person.uid, recipient: person.email, expiresAt };
  await queueMail(db, { ...mail, ...contentMail(changed.title, isPublic, reason) });
}
