/** `npm run teacher -- grant|revoke|list`: who may make classes on this server. */
import { grantTeacher, listTeachers, revokeTeacher } from '../../server/modules/classes/public';
import type { Database } from '../../server/platform/database/open';
import { runRoleCommand } from '../role-command';

const usage = `Usage: npm run teacher -- grant USERNAME
       npm run teacher -- revoke USERNAME
       npm run teacher -- list

grant    lets the account make classes. The person signs up first.
revoke   takes that back. The classes stay: another teacher of them continues, or grant the role again.
list     prints the teachers of this server, and how many classes each of them has.

The database is the server's: DATABASE_URL, or DATA_DIR for the embedded one. The server may run.`;

/** Prints the result. Returns the exit code. */
export function runTeacherCommand(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return runRoleCommand({ usage, grant, revoke, list }, args, env);
}

async function grant(db: Database, username: string): Promise<void> {
  if (!(await grantTeacher(db, username)))
    throw new Error(`Nobody has the username ${username}. The person must sign up first.`);
  console.log(`${username} is a teacher now.`);
}

async function revoke(db: Database, username: string): Promise<void> {
  if (!(await revokeTeacher(db, username))) throw new Error(`No teacher has the username ${username}.`);
  console.log(`${username} is no longer a teacher.`);
}

async function list(db: Database): Promise<void> {
  const teachers = await listTeachers(db);
  if (teachers.length === 0) console.log('There are no teachers yet.');
  for (const { username, displayName, since, classes } of teachers)
    console.log(
      `${username}\t${displayName}\tsince ${since.toISOString().slice(0, 10)}\tclasses: ${classes}`,
    );
}
