/** Composition root of `npm run judge`: a judge worker process without the web server. */
import os from 'node:os';
import { openJudge } from './open-judge';
import { explainFailure, openPlatform } from './open-platform';
import { ConfigError, readConfig } from './platform/config';
import { createLog } from './platform/log';
import { say } from './platform/progress';
import { Shutdown } from './platform/shutdown';
import { publishMetrics } from './publish-metrics';

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd(), os.availableParallelism());
  if (config.judgeWorkers === 0) {
    throw new ConfigError(
      'JUDGE_WORKERS=0 is not possible here: this process only judges. Set it to 1 or more.',
    );
  }
  const log = createLog(config.logLevel);
  const shutdown = new Shutdown(log);
  shutdown.listen();
  try {
    const platform = await openPlatform(config, log, shutdown);
    await openJudge(platform, config, log, shutdown);
    if (config.metrics) await publishMetrics(platform.db, config.metrics, log, shutdown);
    say('Judging. Press Ctrl+C to stop.');
    process.send?.({ type: 'ready' });
  } catch (error) {
    explainFailure(error);
    await shutdown.exit(1);
  }
}

main().catch((error) => {
  explainFailure(error);
  process.exit(1);
});
