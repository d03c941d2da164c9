/** `npm run teacher -- grant|revoke|list`: who may make classes on this server. */
import { parseArgs } from 'node:util';
import { grantTeacher, listTeachers, revokeTeacher } from '../../server/modules/classes/public';
import type { Database } from '../../server/platform/database/open';
import { openServerDatabase } from '../server-database';

const usage = `Usage: npm run teacher -- grant USERNAME
       npm run teacher -- revoke USERNAME
       npm run teacher -- list

grant    lets the account make classes. The person signs up first.
revoke   takes that back. The classes stay: another teacher of them continues, or grant the role again.
list     prints the teachers of this server, and how many classes each of them has.

The database is the server's: DATABASE_URL, or DATA_DIR for the embedded one. The server may run.`;

/** Prints the result. Returns the exit code. */
export async function runTeacherCommand(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, username, ...rest] = positionals;
  const isList = command === 'list' && username === undefined;
  const isChange = (command === 'grant' || command === 'revoke') && username !== undefined;
  if (values.help || rest.length > 0 || !(isList || isChange)) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  const access = await openServerDatabase(env);
  try {
    if (username === undefined) await list(access.db);
    else if (command === 'grant') await grant(access.db, username);
    else await revoke(access.db, username);
    return 0;
  } finally {
    await access.close();
  }
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
