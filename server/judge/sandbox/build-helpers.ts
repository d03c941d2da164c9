/** For `npm run bundle`: a computer without a C compiler gets the sandbox ready to run. */
import path from 'node:path';
import { buildHelper, sourceDir } from './build';

const cacheDir = path.resolve('.cache');
for (const [name, sources] of [
  ['cage', 'native'],
  ['canary', 'canary'],
] as const) {
  const result = await buildHelper(cacheDir, name, sourceDir(sources));
  if (!result.ok) {
    console.error(result.reason);
    process.exit(1);
  }
}
