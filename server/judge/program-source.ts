/** Files of a program that is compiled with the problem's added files. Pure. */
import type { AddedFiles } from '../../contract/entities/checker/run-rules';
import type { Language } from '../../contract/limits';
import type { CompileUnit } from './compile';
import { hasMain } from './languages/java-source';
import type { Command, LanguageDefinition, Toolchain } from './languages/language';

interface Source {
  path: string;
  content: string;
}

export interface LaidOutProgram {
  unit: CompileUnit;
  run(memoryBytes: number): Command;
}

const extensions: Readonly<Record<Language, RegExp>> = {
  CPP17: /\.(cpp|cc|cxx|c\+\+)$/,
  JAVA8: /\.java$/,
  PYTHON3: /\.py$/,
  JAVASCRIPT_NODE: /\.c?js$/,
};
/** Used when an added file has the usual name. */
const otherNames: Readonly<Record<Language, string>> = {
  CPP17: 'program.cpp',
  JAVA8: 'Program.java',
  PYTHON3: 'program.py',
  JAVASCRIPT_NODE: 'program.js',
};

/** Python would hide the program's other files. */
const insteadOf: Readonly<Record<string, readonly string[]>> = { '-I': ['-E', '-s'] };

/** `definition.run` and `definition.compile` name one file; here others replace or accompany it. */
function adapt(command: Command, name: string, given: (work: string) => readonly string[]): Command {
  return {
    ...command,
    argv: (work) =>
      command.argv(work).flatMap((word) => {
        if (word === name || word === `${work}/${name}`) return given(word === name ? '' : `${work}/`);
        return insteadOf[word] ?? [word];
      }),
  };
}

function nameOf(source: string, definition: LanguageDefinition, { programFile, files }: AddedFiles): string {
  const usual = programFile ?? definition.sourceFile(source);
  return files.some(({ path }) => path === usual) ? otherNames[definition.language] : usual;
}

const moduleOf = (path: string) => path.replace(/\.\w+$/, '').replaceAll('/', '.');

function imports({ content }: Source, path: string): boolean {
  const name = moduleOf(path).replace(/[^\w.]/g, '\\$&');
  return new RegExp(`^\\s*(?:from|import)\\s+${name}\\b|require\\(['"]\\./${name}`, 'm').test(content);
}

/** The file that starts the program: an added one called main, or one that uses the participant's. */
function entryOf(language: Language, program: Source, added: readonly Source[]): Source {
  if (language === 'JAVA8') return added.find(({ content }) => hasMain(content)) ?? program;
  const called = added.find(({ path }) => /^main\.\w+$/.test(path));
  return called ?? added.find((file) => imports(file, program.path)) ?? program;
}

export function layOutProgram(
  source: string,
  definition: LanguageDefinition,
  toolchain: Toolchain,
  added: AddedFiles,
): LaidOutProgram {
  const { language } = definition;
  const program = { path: nameOf(source, definition, added), content: source };
  const sources = added.files.filter(({ path }) => extensions[language].test(path));
  const entry = entryOf(language, program, sources);
  const usual = definition.sourceFile(entry.content);
  const isCompiled = language === 'CPP17' || language === 'JAVA8';
  // With `./`: the compiler would read `-o.cpp` as an option.
  const given = isCompiled ? [program, ...sources].map(({ path }) => `./${path}`) : [entry.path];
  return {
    unit: {
      files: Object.fromEntries([program, ...added.files].map(({ path, content }) => [path, content])),
      command: (accelerator) =>
        adapt(definition.compile(toolchain, entry.content, accelerator), usual, () => given),
      version: toolchain.version,
    },
    run: (memoryBytes) =>
      adapt(definition.run(toolchain, entry.content, memoryBytes), usual, (folder) => [folder + entry.path]),
  };
}
