/** Builds the compile accelerators in the background, once per toolchain. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgeLog } from '../types';
import type { Accelerator, LanguageDefinition, Toolchain } from './language';

export interface Accelerators {
  current(definition: LanguageDefinition, toolchain: Toolchain): Accelerator;
  /** Never throws: compiling also works without. An abort leaves nothing behind. */
  build(definition: LanguageDefinition, toolchain: Toolchain, signal: AbortSignal): Promise<void>;
}

const draftPrefix = '.draft-';
const abandonedAfterMs = 10 * 60_000;

async function openToAll(dir: string): Promise<void> {
  await chmod(dir, 0o755);
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else await chmod(path, 0o444);
  }
}

/** Removes unfinished builds of a stopped judge; no build takes that long. */
async function removeAbandoned(base: string): Promise<void> {
  for (const name of (await readdir(base)).filter((entry) => entry.startsWith(draftPrefix))) {
    const info = await stat(join(base, name)).catch(() => null);
    if (info && Date.now() - info.mtimeMs > abandonedAfterMs)
      await rm(join(base, name), { recursive: true, force: true });
  }
}

export async function openAccelerators(cacheDir: string, log: JudgeLog): Promise<Accelerators> {
  const base = join(cacheDir, 'judge', 'accelerators');
  await mkdir(base, { recursive: true });
  await removeAbandoned(base);

  function pathOf({ language, accelerate }: LanguageDefinition, toolchain: Toolchain): string {
    const parts = [toolchain.version, toolchain.programs, accelerate?.key];
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
    return join(base, `${language.toLowerCase()}-${hash}`);
  }

  return {
    current(definition, toolchain) {
      const path = pathOf(definition, toolchain);
      return definition.accelerate && existsSync(path) ? path : null;
    },
    async build(definition, toolchain, signal) {
      const path = pathOf(definition, toolchain);
      if (!definition.accelerate || existsSync(path)) return;
      const draft = join(base, `${draftPrefix}${randomBytes(6).toString('hex')}`);
      try {
        await mkdir(draft);
        await definition.accelerate.build(toolchain, draft, signal);
        await openToAll(draft);
        await rename(draft, path);
      } catch (error) {
        const { message } = error as Error;
        if (!signal.aborted)
          log.warn(
            { language: definition.language, message },
            'compiling stays slow: the accelerator could not be built',
          );
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}
