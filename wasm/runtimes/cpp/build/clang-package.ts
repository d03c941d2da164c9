import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface ClangPackage {
  version: string;
  /** Runs compiler and linker; its files are beside it. */
  script: string;
  folder: string;
}

/** Undefined if not installed: it is optional, because of its 100 MB. */
export function findClangPackage(): ClangPackage | undefined {
  try {
    const script = createRequire(import.meta.url).resolve('@yowasp/clang');
    const folder = dirname(script);
    const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as {
      version: string;
    };
    return { version, script, folder };
  } catch {
    return undefined;
  }
}
