import type { Logger } from 'pino';
import type { Config } from './platform/config';
import type { Database } from './platform/database/open';
import { serveMetrics } from './platform/metrics/serve-metrics';
import { say } from './platform/progress';
import type { Shutdown } from './platform/shutdown';

/** Until shutdown. */
export async function publishMetrics(
  db: Database,
  settings: NonNullable<Config['metrics']>,
  log: Logger,
  shutdown: Shutdown,
): Promise<void> {
  const metrics = await serveMetrics(settings, db, log);
  shutdown.onClose('metrics', () => metrics.close());
  say(`metrics … ${metrics.url}`);
}
