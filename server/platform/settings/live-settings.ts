import type { Settings } from '../../../contract/entities/admin/settings';
import { type SettingName, settingNames, settingSchemas } from '../../../contract/entities/admin/settings';
import type { Config } from '../config';
import type { Notifications } from '../database/notifications';
import type { Database } from '../database/open';

/** Notifies at commit. */
export const settingsChannel = 'settings';

/** For a notification that was lost. */
const reloadMs = 30_000;

export const mailLogDays = 90;
export const closedReportDays = 365;

export type DefaultConfig = Pick<Config, 'storageMb' | 'reportsMb' | 'queue'>;

export function defaultSettings({ storageMb, reportsMb, queue }: DefaultConfig): Settings {
  return {
    signUp: 'open',
    invitationCode: '',
    notice: null,
    judging: 'running',
    storageEachMb: storageMb,
    reportsMb,
    queueMax: queue.waitingMax,
    queueMaxEach: queue.waitingEachMax,
    mailLogDays,
    closedReportDays,
  };
}

/** The settings of the installation, read from memory and renewed after each change in any process. */
export class LiveSettings {
  private current: Settings;
  private readonly db: Database;
  private readonly defaults: Settings;

  private constructor(db: Database, defaults: Settings) {
    this.db = db;
    this.defaults = defaults;
    this.current = defaults;
  }

  static async open(
    db: Database,
    notifications: Pick<Notifications, 'subscribe'>,
    config: DefaultConfig,
    warn: (error: Error) => void,
  ): Promise<LiveSettings & { close(): void }> {
    const settings = new LiveSettings(db, defaultSettings(config));
    await settings.load();
    const again = () => void settings.load().catch(warn);
    const unsubscribe = notifications.subscribe(settingsChannel, again);
    const timer = setInterval(again, reloadMs);
    const close = () => {
      clearInterval(timer);
      unsubscribe();
    };
    return Object.assign(settings, { close });
  }

  get values(): Settings {
    return this.current;
  }

  private async load(): Promise<void> {
    this.current = await readSettings(this.db, this.defaults);
  }
}

/** A stored value that this version does not accept counts as the default. */
export async function readSettings(db: Database, defaults: Settings): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  const stored = rows.flatMap(({ name, value }) => {
    if (!settingNames.includes(name as SettingName)) return [];
    const parsed = settingSchemas[name as SettingName].safeParse(value);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return { ...defaults, ...Object.fromEntries(stored) };
}
