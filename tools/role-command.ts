import { parseArgs } from 'node:util';
import type { Database } from '../server/platform/database/open';
import { openServerDatabase } from './server-database';

/** A command line `grant USERNAME | revoke USERNAME | list` for one role. Each function prints its result. */
export interface RoleCommand {
  readonly usage: string;
  /** @throws Error with a message for the user */
  grant(db: Database, username: string): Promise<void>;
  /** @throws Error with a message for the user */
  revoke(db: Database, username: string): Promise<void>;
  list(db: Database): Promise<void>;
}

/** Returns the exit code. */
export async function runRoleCommand(
  { usage, grant, revoke, list }: RoleCommand,
  args: string[],
  env: NodeJS.ProcessEnv,
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
