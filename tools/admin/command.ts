/** `npm run admin -- grant|revoke|list`: who administers this server. */
import {
  grantRole,
  listAdministrators,
  lockAdministration,
  revokeRole,
} from '../../server/modules/admin/public';
import { findByUsername } from '../../server/modules/classes/public';
import type { Database } from '../../server/platform/database/open';
import { runRoleCommand } from '../role-command';

const usage = `Usage: npm run admin -- grant USERNAME
       npm run admin -- revoke USERNAME
       npm run admin -- list

grant    makes the account an administrator. The person signs up first.
revoke   takes that back, except from the last administrator.
list     prints the administrators of this server.

The first account of a new installation is an administrator without this command.
The database is the server's: DATABASE_URL, or DATA_DIR for the embedded one. The server may run.`;

/** Prints the result. Returns the exit code. */
export function runAdminCommand(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const grant = (db: Database, username: string) => change(db, true, username);
  const revoke = (db: Database, username: string) => change(db, false, username);
  return runRoleCommand({ usage, grant, revoke, list }, args, env);
}

async function change(db: Database, isGrant: boolean, username: string): Promise<void> {
  const person = await findByUsername(db, username);
  if (!person) throw new Error(`Nobody has the username ${username}. The person must sign up first.`);
  const setRole = isGrant ? grantRole : revokeRole;
  const changed = await db.transaction().execute(async (transaction) => {
    await lockAdministration(transaction);
    return await setRole(transaction, person.uid, 'administrator', { source: 'command' });
  });
  if (isGrant)
    console.log(`${username} is ${changed ? 'an administrator now' : 'an administrator already'}.`);
  else console.log(`${username} is ${changed ? 'no longer' : 'not'} an administrator.`);
}

async function list(db: Database): Promise<void> {
  const administrators = await listAdministrators(db);
  if (administrators.length === 0) console.log('There are no administrators. Use grant to make one.');
  for (const { username, displayName, email } of administrators)
    console.log(`${username}\t${displayName}\t${email}`);
}
