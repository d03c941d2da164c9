import type { Language } from '../../../contract/limits';
import { mainClass, publicClass } from '../../judge/languages/java-source';
import type { Database } from '../../platform/database/open';
import type { EntryRow } from './read-rows';

/** A submission's class, by id, so that a feed reads each program once. */
export type KnownClasses = Map<string, string>;

/** The names that the specification gives to the entry points of its languages. C++ has none. */
export const entryPointNames: Readonly<Partial<Record<Language, string>>> = {
  PYTHON3: 'Main file',
  JAVA8: 'Main class',
  JAVASCRIPT_NODE: 'Main file',
};

/** The file that the judge compiles or runs. javac requires the name of the public class. */
export function fileNameOf(language: Language, code: string): string {
  if (language === 'JAVA8') return `${publicClass(code) ?? 'Main'}.java`;
  return { PYTHON3: 'main.py', CPP17: 'main.cpp', JAVASCRIPT_NODE: 'main.js' }[language];
}

/** File or class that starts the program. null: the language needs none, or the entry is an answer. */
export function entryPointOf({ id, language }: EntryRow, classes: KnownClasses): string | null {
  if (language === null || entryPointNames[language] === undefined) return null;
  return language === 'JAVA8' ? (classes.get(id) ?? 'Main') : fileNameOf(language, '');
}

/** Adds the classes that are missing in `known`. */
export async function readClasses(
  db: Database,
  entries: readonly EntryRow[],
  known: KnownClasses,
): Promise<void> {
  const missing = entries.filter(({ id, language }) => language === 'JAVA8' && !known.has(id));
  if (missing.length === 0) return;
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'code'])
    .where(
      'id',
      'in',
      missing.map(({ id }) => id),
    )
    .execute();
  for (const { id, code } of rows) known.set(id, mainClass(code));
}
