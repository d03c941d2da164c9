/** From the files of a checker to what is compiled and what is run. Pure. */
import type { CheckerFile, CustomChecker } from '../../../contract/entities/problem';
import type { Language } from '../../../contract/limits';
import type { CompileUnit } from '../compile';
import { hasMain } from '../languages/java-source';
import type { Command, LanguageDefinition, Toolchain } from '../languages/language';

/** How programs of several files are made of what a language knows about programs of one. */
interface ManyFiles {
  /** Of the files that the compiler is given; all others just lie beside them. */
  extensions: readonly string[];
  /** Whether the compiler is given all of them, or only the one that is started, under the name that it has in programs of one. */
  compiles: 'all' | 'entry';
  /** Which source can be started, where the compiler does not say that none can. */
  isStartable?: (source: string) => boolean;
  /** Flags that keep a program from finding the files beside it, and what is used instead. */
  instead?: Readonly<Record<string, readonly string[]>>;
}

const manyFiles: Readonly<Record<Language, ManyFiles>> = {
  CPP17: { extensions: ['.cpp', '.cc', '.cxx', '.c++'], compiles: 'all' },
  JAVA8: { extensions: ['.java'], compiles: 'all', isStartable: hasMain },
  PYTHON3: { extensions: ['.py'], compiles: 'entry', instead: { '-I': ['-E', '-s'] } },
  JAVASCRIPT_NODE: { extensions: ['.js', '.cjs'], compiles: 'entry' },
};

export type CheckerSource =
  | { ok: true; unit: CompileUnit; run: (memoryBytes: number) => Command }
  | { ok: false; log: string };

/** The file that is started: the only source, else the one called main, else the only one with a `main` in it. */
function entryOf(sources: readonly CheckerFile[]): CheckerFile | undefined {
  if (sources.length < 2) return sources[0];
  const called = sources.find(({ path }) => /^main\.\w+$/i.test(path));
  const holding = sources.filter(({ content }) => /\bmain\s*\(/.test(content));
  return called ?? (holding.length === 1 ? holding[0] : undefined);
}

const includes = /^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"/gm;

/** testlib.h comes with the package or not at all, and the compiler's own words about its absence are many. */
function lacksTestlib(files: readonly CheckerFile[]): boolean {
  if (files.some(({ path }) => path.endsWith('testlib.h'))) return false;
  return files.some(({ content }) =>
    [...content.matchAll(includes)].some(([, name]) => name?.endsWith('testlib.h')),
  );
}

export const testlibMissing =
  'The checker includes testlib.h, and the problem does not bring it. Put testlib.h beside the checker’s source.';

export const mainMissing = 'The checker has no main method: nothing in it can be started.';

/** A checker's command, from that of a program with one source called `name`. */
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

/** Lays a checker out for its language, or says what is wrong with its files. */
export function layOutChecker(
  { files, language }: Pick<CustomChecker, 'files' | 'language'>,
  definition: LanguageDefinition,
  toolchain: Toolchain,
): CheckerSource {
  const many = manyFiles[language];
  const sources = files.filter(({ path }) => many.extensions.some((extension) => path.endsWith(extension)));
  if (sources.length === 0)
    return { ok: false, log: `The checker has no file that ends with ${many.extensions.join(' or ')}.` };
  const { isStartable = () => true } = many;
  const startable = sources.filter(({ content }) => isStartable(content));
  if (startable.length === 0) return { ok: false, log: mainMissing };
  const entry = entryOf(startable);
  if (!entry && many.compiles === 'entry')
    return { ok: false, log: 'It is not clear which file of the checker to start: call it main.' };
  if (lacksTestlib(files)) return { ok: false, log: testlibMissing };
  const start = entry ?? (startable[0] as CheckerFile);
  const name = definition.sourceFile(start.content);
  const pathOf = (file: CheckerFile) => (file === start && many.compiles === 'entry' ? name : file.path);
  // Never at the beginning of a word: `-o.cpp` and `@all.cpp` would be options.
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
