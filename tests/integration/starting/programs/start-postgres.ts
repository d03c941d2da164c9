/** Starts the embedded database of DATA_DIR, prints its details and waits for a signal. */
import { startEmbeddedPostgres } from '../../../../server/platform/embedded-postgres/supervisor';

const { DATA_DIR: dataDir = '', TAKE_OVER } = process.env;
startEmbeddedPostgres({ projectRoot: process.cwd(), dataDir, takeOver: TAKE_OVER === 'yes' }).then(
  ({ url, pid, adopted, stop }) => {
    process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
    process.send?.({ url, pid, adopted });
  },
);
setInterval(() => {}, 1000);
