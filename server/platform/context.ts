import type { FastifyBaseLogger } from 'fastify';
import type { TryChecker } from '../judge/checker-trials';
import type { Config } from './config';
import type { Notifications } from './database/notifications';
import type { Database } from './database/open';
import type { Identity } from './identity/identity';
import type { MailDelivery } from './mail/delivery';
import type { JudgeQueue } from './queue';

/** What the modules work with: built once by the composition root and passed on. */
export interface Context {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly db: Database;
  readonly databaseKind: 'embedded' | 'external';
  readonly notifications: Notifications;
  readonly queue: JudgeQueue;
  readonly identity: Identity;
  /** Sends what was queued. */
  readonly mail: Pick<MailDelivery, 'wake'>;
  /** Whether a checker compiles, as far as it can be told within the time of a request. */
  readonly tryChecker: TryChecker;
  /** Our own version. */
  readonly version: string;
}
