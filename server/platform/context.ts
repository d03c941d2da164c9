import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Notifications } from './database/notifications';
import type { Database } from './database/open';
import type { Identity } from './identity/identity';
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
  /** Our own version. */
  readonly version: string;
}
