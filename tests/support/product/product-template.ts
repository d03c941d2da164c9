import fs from 'node:fs';
import path from 'node:path';
import { dataTemplate, freePort, makeDataDir, startProduct } from './product';

/**
 * Starts the product once on an empty data folder before the browser tests. Each test copies that folder
 * with database and problems, which saves the seconds of a first start.
 */
export async function setup(): Promise<(() => void) | undefined> {
  if (!fs.existsSync(path.join(import.meta.dirname, '../../../dist/server/main.js'))) return undefined;
  const dataDir = makeDataDir();
  const product = await startProduct({ dataDir, port: await freePort(), env: { JUDGE_WORKERS: '0' } });
  await product.stop();
  process.env[dataTemplate] = dataDir;
  return () => fs.rmSync(dataDir, { recursive: true, force: true });
}
