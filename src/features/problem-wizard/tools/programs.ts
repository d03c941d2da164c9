/** Changes of generators and validators in the form. */
import type {
  Generator,
  InputValidator,
  ToolProgram,
} from '../../../../contract/entities/problem/problem-tools';
import type { ProgramFile } from '../../../../contract/entities/problem/program-files';
import { checkerBytesMax, type Language } from '../../../../contract/limits';
import { messages } from './messages';

export const fileExtension: Record<Language, string> = {
  PYTHON3: '.py',
  JAVA8: '.java',
  CPP17: '.cpp',
  JAVASCRIPT_NODE: '.js',
};

const languageOf: Record<string, Language> = {
  py: 'PYTHON3',
  java: 'JAVA8',
  js: 'JAVASCRIPT_NODE',
  cpp: 'CPP17',
  cc: 'CPP17',
  cxx: 'CPP17',
};

const stemOf = (name: string) => name.replace(/\.[^.]+$/, '');

/** The only file has the program's name. */
function renamed<Program extends ToolProgram>(program: Program, name: string): Program {
  const [file] = program.files;
  return { ...program, name, files: file ? [{ ...file, path: name || 'program' }] : program.files };
}

export const withName = <Program extends ToolProgram>(program: Program, typed: string): Program =>
  renamed(program, typed.replace(/[\s/\\]+/g, '-'));

/** The extension follows the language. */
export function withLanguage<Program extends ToolProgram>(program: Program, language: Language): Program {
  return { ...renamed(program, stemOf(program.name) + fileExtension[language]), language };
}

/** `gen.py`, or `gen-2.py` if it is taken. */
export function freeName(stem: string, extension: string, taken: readonly ToolProgram[]): string {
  const names = new Set(taken.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}${extension}`;
    if (!names.has(name)) return name;
  }
}

const generatorStart = `import random
import sys

size, seed = int(sys.argv[1]), int(sys.argv[2])
random.seed(seed)
print(size)
print(*[random.randint(1, 100) for _ in range(size)])
`;

const validatorStart = `import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9][0-9]*\\n", text), "the input must be one number"
sys.exit(42)
`;

export function newGenerator(taken: readonly ToolProgram[]): Generator {
  const name = freeName('random', '.py', taken);
  return { name, language: 'PYTHON3', files: [{ path: name, content: generatorStart }] };
}

export function newValidator(taken: readonly ToolProgram[]): InputValidator {
  const name = freeName('validate', '.py', taken);
  const files = [{ path: name, content: validatorStart }];
  return { name, language: 'PYTHON3', protocol: 'exit-code', arguments: [], files };
}

interface ReadPrograms {
  programs: ToolProgram[];
  sharedFiles: ProgramFile[];
  skipped: string[];
}

/** Headers are shared by all programs. */
export async function readPrograms(
  files: readonly File[],
  taken: readonly ToolProgram[],
): Promise<ReadPrograms> {
  const read: ReadPrograms = { programs: [], sharedFiles: [], skipped: [] };
  for (const file of files) {
    const content = await readText(file);
    if (content === null) {
      read.skipped.push(messages.program.notText(file.name));
      continue;
    }
    const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
    if (/^(h|hpp|hh)$/.test(extension)) {
      read.sharedFiles.push({ path: file.name, content });
      continue;
    }
    const stem = stemOf(file.name).replace(/\s+/g, '-');
    const name = freeName(stem, extension && `.${extension}`, [...taken, ...read.programs]);
    const language = languageOf[extension];
    read.programs.push({ name, ...(language && { language }), files: [{ path: name, content }] });
  }
  return read;
}

async function readText(file: File): Promise<string | null> {
  if (file.size > checkerBytesMax) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Later files replace those of the same path. */
export function withShared(known: readonly ProgramFile[], added: readonly ProgramFile[]): ProgramFile[] {
  const paths = new Set(added.map(({ path }) => path));
  return [...known.filter(({ path }) => !paths.has(path)), ...added];
}
