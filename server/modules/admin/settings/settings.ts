import { sql } from 'kysely';
import {
  type ChangeSetting,
  type ShownSetting,
  settingNames,
  settingSchemas,
} from '../../../../contract/entities/admin/settings';
import type { Config } from '../../../platform/config';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { defaultSettings, readSettings, settingsChannel } from '../../../platform/settings/live-settings';
import { type WebActor, writeEvent } from '../../audit-log/public';

/** From the database: another process may have changed them a moment ago. */
export async function showSettings(db: Database, config: Config): Promise<{ settings: ShownSetting[] }> {
  const defaults = defaultSettings(config);
  const values = await readSettings(db, defaults);
  const rows = await db
    .selectFrom('settings')
    .leftJoin('users', 'users.uid', 'settings.changed_by')
    .select(['settings.name', 'settings.changed_at', 'users.username'])
    .execute();
  return {
    settings: settingNames.map((name) => {
      const row = rows.find((one) => one.name === name);
      return {
        name,
        value: values[name],
        default: defaults[name],
        changedAt: row?.changed_at.toISOString() ?? null,
        changedBy: row?.username ?? null,
      };
    }),
  };
}

/** @throws Refusal VALIDATION */
export async function changeSetting(
  transaction: Database,
  config: Config,
  { name, value }: ChangeSetting,
  actor: WebActor,
): Promise<void> {
  const defaults = defaultSettings(config);
  const before = (await readSettings(transaction, defaults))[name];
  const parsed = value === undefined ? undefined : settingSchemas[name].safeParse(value);
  if (parsed && !parsed.success) {
    const message = parsed.error.issues[0]?.message ?? 'Not valid.';
    throw new Refusal('VALIDATION', { message, fields: [{ path: 'value', message }] });
  }
  const after = parsed ? parsed.data : defaults[name];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (parsed) {
    const row = { value: JSON.stringify(after), changed_by: actor.uid, changed_at: new Date() };
    await transaction
      .insertInto('settings')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  } else await transaction.deleteFrom('settings').where('name', '=', name).execute();
  // A code is a secret of the installation.
  const states = name === 'invitationCode' ? {} : { before: { value: before }, after: { value: after } };
  await writeEvent(transaction, actor, {
    action: 'setting.change',
    kind: 'setting',
    target: name,
    ...states,
  });
  await sql`select pg_notify(${settingsChannel}, ${name})`.execute(transaction);
}
