import { sql } from 'kysely';
import type {
  ClassDetail,
  ClassList,
  ClassListItem,
  ClassMember,
  ClassRole,
} from '../../../contract/entities/classes/class';
import { signInName } from '../../../contract/rules/names/sign-in-name';
import type { Database } from '../../platform/database/open';
import type { Identity } from '../../platform/identity/identity';
import { findOwnClass } from './class-row';
import { isTeacher } from './teachers';

interface ListRow {
  id: string;
  name: string;
  role: ClassRole;
  group_name: string;
  created_at: Date;
  archived_at: Date | null;
  teachers: string[];
  students: number;
}

/** Open classes first, then by name. */
export async function listClasses(db: Database, uid: string, hasTeacherCode: boolean): Promise<ClassList> {
  const mayTeach = await isTeacher(db, uid);
  const rows = await readListRows(db, uid);
  return {
    isTeacher: mayTeach,
    hasTeacherCode,
    classes: rows.filter(({ role }) => role === 'student' || mayTeach).map(toListItem),
  };
}

async function readListRows(db: Database, uid: string, classID: string | null = null): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select c.id, c.name, c.created_at, c.archived_at, m.role, m.group_name,
        (select coalesce(jsonb_agg(u.display_name order by t.joined_at, u.uid), '[]') from class_members t
          join users u on u.uid = t.uid
          where t.class_id = c.id and t.role = 'teacher' and t.removed_at is null) as teachers,
        (select count(*)::int from class_members s
          where s.class_id = c.id and s.role = 'student' and s.removed_at is null) as students
      from class_members m join classes c on c.id = m.class_id
      where m.uid = ${uid} and m.removed_at is null and (${classID}::uuid is null or c.id = ${classID}::uuid)
      order by c.archived_at is not null, lower(c.name), c.id`.execute(db);
  return rows;
}

const toListItem = (row: ListRow): ClassListItem => ({
  classID: row.id,
  name: row.name,
  role: row.role,
  teachers: row.teachers,
  group: row.group_name,
  ...(row.role === 'teacher' && { studentCount: row.students }),
  archivedAt: row.archived_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

export async function readClass(
  db: Database,
  identity: Identity,
  classID: string,
  uid: string,
): Promise<ClassDetail> {
  const { row, role } = await findOwnClass(db, classID, uid);
  const items = await readListRows(db, uid, classID);
  const detail = items.map(toListItem)[0] as ClassListItem;
  if (role === 'student') return detail;
  return {
    ...detail,
    code: row.code,
    members: await readMembers(db, classID),
    createsAccounts: identity.create !== undefined,
  };
}

/** Teachers first, then by group and name. */
async function readMembers(db: Database, classID: string): Promise<ClassMember[]> {
  const rows = await db
    .selectFrom('class_members as m')
    .innerJoin('users as u', 'u.uid', 'm.uid')
    .leftJoin('class_accounts as a', (join) =>
      join.onRef('a.uid', '=', 'm.uid').onRef('a.class_id', '=', 'm.class_id'),
    )
    .leftJoin('proven_emails as proven', 'proven.uid', 'm.uid')
    .select(['u.username', 'u.display_name', 'u.email', 'm.role', 'm.group_name', 'm.joined_at'])
    .select(['a.uid as made', 'proven.uid as proven'])
    .where('m.class_id', '=', classID)
    .where('m.removed_at', 'is', null)
    .orderBy(sql`m.role <> 'teacher'`)
    .orderBy(sql`lower(m.group_name)`)
    .orderBy(sql`lower(u.display_name)`)
    .orderBy('u.username')
    .execute();
  return rows.map((row) => ({
    username: row.username,
    displayName: row.display_name,
    role: row.role,
    group: row.group_name,
    joinedAt: row.joined_at.toISOString(),
    // The email of a person who joined with a code is none of the teacher's business.
    ...(row.made !== null && {
      account: { signInName: signInName(row.email), mayReset: row.proven === null },
    }),
  }));
}
