/** Kept over restarts: results change only with the toolchain, the sandbox or our flags. */
import { createHash } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../contract/limits';
import type { LanguageDefinition, Toolchain } from './language';

interface Entry {
  key: string;
  baselineBytes: number;
}
type Entries = Partial<Record<Language, Entry>>;

function isEntry(value: unknown): value is Entry {
  const entry = value as Partial<Entry> | null;
  return typeof entry?.key === 'string' && typeof entry.baselineBytes === 'number';
}

async function read(path: string): Promise<Entries> {
  try {
    const parsed = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(parsed).filter(([, value]) => isEntry(value)));
  } catch {
    return {}; // absent or damaged: probe again
  }
}

/** Hashes everything a probe depends on; `sandboxKey`: helper and tier. */
export async function probeKey(
  definition: LanguageDefinition,
  toolchain: Toolchain,
  sandboxKey: string,
): Promise<string> {
  const files = await Promise.all(
    Object.values(toolchain.programs).map(async (path) => {
      const info = await stat(path);
      return [path, info.size, info.mtimeMs];
    }),
  );
  const source = definition.helloWorld;
  const commands = [
    definition.compile(toolchain, source, null).argv('/w'),
    definition.run(toolchain, source, 0).argv('/w'),
  ];
  const parts = [files, toolchain.version, source, commands, sandboxKey];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

export interface ProbeCache {
  find(language: Language, key: string): number | null;
  keep(language: Language, key: string, baselineBytes: number): Promise<void>;
}

export async function openProbeCache(cacheDir: string): Promise<ProbeCache> {
  const path = join(cacheDir, 'judge', 'languages.json');
  const entries = await read(path);
  let writing: Promise<void> = Promise.resolve();
  return {
    find(language, key) {
      const entry = entries[language];
      return entry?.key === key ? entry.baselineBytes : null;
    },
    keep(language, key, baselineBytes) {
      entries[language] = { key, baselineBytes };
      const text = JSON.stringify(entries, null, 2);
      writing = writing.then(async () => {
        await writeFile(`${path}.${process.pid}`, text);
        await rename(`${path}.${process.pid}`, path);
      });
      return writing;
    },
  };
}
