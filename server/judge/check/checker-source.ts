/** Pure. */
import type { CustomChecker } from '../../../contract/entities/checker/checker-config';
import type { ProgramFile } from '../../../contract/entities/problem/program-files';
import type { Language } from '../../../contract/limits';
import type { CompileUnit } from '../compile';
import { hasMain } from '../languages/java-source';
import type { Command, LanguageDefinition, Toolchain } from '../languages/language';

interface ManyFiles {
  /** Extensions of the compiler's input; other files are only placed beside it. */
  extensions: readonly string[];
  /** All of them, or only the entry file under its usual name. */
  compiles: 'all' | 'entry';
  /** For languages whose compiler does not check this. */
  isStartable?: (source: string) => boolean;
  /** Replacements for flags that hide a program's other files. */
  instead?: Readonly<Record<string, readonly string[]>>;
}

const manyFiles: Readonly<Record<Language, ManyFiles>> = {
  CPP17: { extensions: ['.cpp', '.cc', '.cxx', '.c++'], compiles: 'all' },
  JAVA8: { extensions: ['.java'], compiles: 'all', isStartable: hasMain },
  PYTHON3: { extensions: ['.py'], compiles: 'entry', instead: { '-I': ['-E', '-s'] } },
  JAVASCRIPT_NODE: { extensions: ['.js', '.cjs'], compiles: 'entry' },
};

/** As messages name it. */
export type ProgramKind = 'checker' | 'input validator' | 'generator';

export type ProgramSource = Pick<CustomChecker, 'files' | 'language'>;

export type CheckerSource =
  | { ok: true; unit: CompileUnit; run: (memoryBytes: number) => Command }
  | { ok: false; log: string };

/** The only source, else the one called main, else the only one with a `main`. */
function entryOf(sources: readonly ProgramFile[]): ProgramFile | undefined {
  if (sources.length < 2) return sources[0];
  const called = sources.find(({ path }) => /^main\.\w+$/i.test(path));
  const holding = sources.filter(({ content }) => /\bmain\s*\(/.test(content));
  return called ?? (holding.length === 1 ? holding[0] : undefined);
}

const includes = /^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"/gm;

/** The compiler's messages about a missing testlib.h are very long. */
function lacksTestlib(files: readonly ProgramFile[]): boolean {
  if (files.some(({ path }) => path.endsWith('testlib.h'))) return false;
  return files.some(({ content }) =>
    [...content.matchAll(includes)].some(([, name]) => name?.endsWith('testlib.h')),
  );
}

export const testlibMissing = (kind: ProgramKind = 'checker') =>
  `The ${kind} includes testlib.h, but the problem does not contain it. Add testlib.h beside the ${kind}’s source.`;

export const mainMissing = (kind: ProgramKind = 'checker') =>
  `The ${kind} has no main method, so it cannot be started.`;

function adapt(
  command: Command,
  { instead = {} }: ManyFiles,
  name: string,
  given: readonly string[],
): Command {
  const argv = (work: string) =>
    command.argv(work).flatMap((word) => (word === name ? given : (instead[word] ?? [word])));
  return { ...command, argv };
}

export function layOutChecker(
  { files, language }: ProgramSource,
  definition: LanguageDefinition,
  toolchain: Toolchain,
  kind: ProgramKind = 'checker',
): CheckerSource {
  const many = manyFiles[language];
  const sources = files.filter(({ path }) => many.extensions.some((extension) => path.endsWith(extension)));
  if (sources.length === 0)
    return { ok: false, log: `The ${kind} has no file that ends with ${many.extensions.join(' or ')}.` };
  const { isStartable = () => true } = many;
  const startable = sources.filter(({ content }) => isStartable(content));
  if (startable.length === 0) return { ok: false, log: mainMissing(kind) };
  const entry = entryOf(startable);
  if (!entry && many.compiles === 'entry')
    return { ok: false, log: `Several files of the ${kind} could be started. Rename the right one to main.` };
  if (lacksTestlib(files)) return { ok: false, log: testlibMissing(kind) };
  const start = entry ?? (startable[0] as ProgramFile);
  const name = definition.sourceFile(start.content);
  const pathOf = (file: ProgramFile) => (file === start && many.compiles === 'entry' ? name : file.path);
  // With `./`: the compiler would read `-o.cpp` and `@all.cpp` as options.
  const given = many.compiles === 'all' ? sources.map((file) => `./${pathOf(file)}`) : [name];
  const unit: CompileUnit = {
    files: Object.fromEntries(files.map((file) => [pathOf(file), file.content])),
    command: (accelerator) =>
      adapt(definition.compile(toolchain, start.content, accelerator), many, name, given),
    version: toolchain.version,
  };
  return {
    ok: true,
    unit,
    run: (memoryBytes) => adapt(definition.run(toolchain, start.content, memoryBytes), many, '', []),
  };
}
