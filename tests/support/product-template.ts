import fs from 'node:fs';
import path from 'node:path';
import { dataTemplate, freePort, makeDataDir, startProduct } from './product';

/**
 * Before the browser tests: the product is started once on an empty data folder and stopped. Each test's data folder is a copy
 * of that one, with its database and all problems, which saves each file the seconds of a first start.
 */
export async function setup(): Promise<(() => void) | undefined> {
  if (!fs.existsSync(path.join(import.meta.dirname, '../../dist/server/main.js'))) return undefined;
  const dataDir = makeDataDir();
  const product = await startProduct({ dataDir, port: await freePort(), env: { JUDGE_WORKERS: '0' } });
  await product.stop();
  process.env[dataTemplate] = dataDir;
  return () => fs.rmSync(dataDir, { recursive: true, force: true });
}
