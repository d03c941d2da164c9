import type { FastifyBaseLogger } from 'fastify';
import type { TryChecker } from '../judge/checker-trials';
import type { TryTests } from '../judge/tools/test-trials';
import type { Config } from './config';
import type { Notifications } from './database/notifications';
import type { Database } from './database/open';
import type { ReadFile } from './files/file-store';
import type { Identity } from './identity/identity';
import type { MailDelivery } from './mail/delivery';
import type { JudgeQueue } from './queue';
import type { LiveSettings } from './settings/live-settings';

export interface Context {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly db: Database;
  readonly databaseKind: 'embedded' | 'external';
  readonly notifications: Notifications;
  readonly queue: JudgeQueue;
  readonly identity: Identity;
  readonly readFile: ReadFile;
  readonly mail: Pick<MailDelivery, 'wake'>;
  /** Whether a checker compiles, as far as this is known within a request's time. */
  readonly tryChecker: TryChecker;
  /** Results of the validators on a problem's tests; incomplete if a request's time ends first. */
  readonly tryTests: TryTests;
  readonly settings: Pick<LiveSettings, 'values'>;
  readonly version: string;
}
