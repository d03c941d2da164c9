import fs from 'node:fs';
import path from 'node:path';
import { provideCpp } from './cpp-runtime';

export async function setup(): Promise<void> {
  const web = path.resolve(import.meta.dirname, '../../../dist/web');
  if (fs.existsSync(web) && !fs.existsSync(path.join(web, 'runtime-cpp.json'))) await provideCpp(web);
}
