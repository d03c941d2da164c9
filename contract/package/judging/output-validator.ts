import type { CustomChecker } from '../../entities/checker/checker-config';
import type { ProgramFile } from '../../entities/problem/program-files';
import { checkerBytesMax, checkerFilesMax, type Language } from '../../limits';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { compareNaturally } from '../natural-order';
import { PackageFault } from '../package-fault';
import { withIncludes } from './included-files';
import { nameScripts } from './script-names';

type Program = Pick<CustomChecker, 'protocol' | 'language' | 'files'>;

const languageOfExtension: Record<string, Language> = {
  cpp: 'CPP17',
  cc: 'CPP17',
  cxx: 'CPP17',
  'c++': 'CPP17',
  py: 'PYTHON3',
  py3: 'PYTHON3',
  java: 'JAVA8',
  js: 'JAVASCRIPT_NODE',
};
/** Unsupported languages of validators. */
const foreign = /\.(c|kt|rs|go|hs|rb|pl|sh|cs|pas|py2)$/i;
const beside = /\.(h|hpp|hh|hxx|inc|txt|json|dat)$/i;

const validators = /^output_validators?\/./;

/** Undefined if there is none. Throws a fault if it cannot run here. */
export async function readOutputValidator(
  plainTree: FileTree,
  plainPaths: readonly string[],
  knownProtocol: Program['protocol'] | undefined,
  report: ImportReport,
): Promise<Program | undefined> {
  const { tree, paths, originalOf } = await nameScripts(plainTree, plainPaths, validators);
  const found = paths.filter((path) => validators.test(path)).sort(compareNaturally);
  const folder = onlyProgram(found);
  if (folder === undefined) return undefined;
  const own = found.filter((path) => path.startsWith(folder));
  for (const script of own.filter((path) => /\/(build|run)$/.test(path)))
    report(`${script} is ignored: the sources are compiled in the default way`);
  return readProgram(tree, paths, folder, originalOf, knownProtocol, report);
}

/** The program of a folder, which has a trailing slash. */
export async function readProgram(
  tree: FileTree,
  paths: readonly string[],
  folder: string,
  originalOf: (path: string) => string,
  knownProtocol: Program['protocol'] | undefined,
  report: ImportReport,
): Promise<Program> {
  const own = paths.filter((path) => path.startsWith(folder)).sort(compareNaturally);
  const language = languageOf(own, folder, originalOf);
  const taken = own.filter((path) => beside.test(path) || languageOfPath(path) === language);
  const read: ProgramFile[] = [];
  for (const path of taken) read.push({ path, content: await readText(tree, path) });
  const { files: whole, base } = await withIncludes(read, folder, paths, (path) => readText(tree, path));
  for (const { path } of whole.filter(({ path }) => !path.startsWith(folder)))
    report.assume(`${path} is used by the output validator`);
  const files = whole.map(({ path, content }) => ({ path: path.slice(base.length), content }));
  checkSize(files, folder);
  const protocol = knownProtocol ?? protocolOf(files, folder);
  return { protocol, language, files: language === 'PYTHON3' ? withMain(files) : files };
}

/** With a trailing slash; loose files count as one program. */
function onlyProgram(found: readonly string[]): string | undefined {
  const isSource = (path: string) =>
    languageOfPath(path) !== undefined || foreign.test(path) || /\/(build|run)$/.test(path);
  const folders = new Set(
    found
      .filter(isSource)
      .map((path) => /^output_validators\/[^/]+\//.exec(path)?.[0] ?? `${path.split('/')[0]}/`),
  );
  const loose = found.filter((path) => /^output_validators\/[^/]+$/.test(path) && isSource(path));
  const languages = new Set(loose.map(languageOfPath));
  if (folders.size > 1 || languages.size > 1) {
    const names = folders.size > 1 ? [...folders].map((folder) => folder.slice(0, -1)) : loose;
    throw new PackageFault(
      'output_validators',
      `there are several output validators (${names.join(', ')}); only one is supported`,
    );
  }
  return [...folders][0];
}

export function languageOfPath(path: string): Language | undefined {
  return languageOfExtension[/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
}

function languageOf(
  paths: readonly string[],
  folder: string,
  originalOf: (path: string) => string,
): Language {
  const languages = new Set(paths.flatMap((path) => languageOfPath(path) ?? []));
  const other = paths.find((path) => foreign.test(path));
  const [language] = languages;
  if (language === undefined)
    throw new PackageFault(
      other ? originalOf(other) : folder.slice(0, -1),
      'an output validator must be written in C++, Python 3, Java or JavaScript; scripts and other languages are not supported',
    );
  if (languages.size > 1)
    throw new PackageFault(folder.slice(0, -1), 'the output validator uses two languages');
  return language;
}

async function readText(tree: FileTree, path: string): Promise<string> {
  const bytes = await tree.read(path);
  if (bytes.includes(0))
    throw new PackageFault(path, 'contains a NUL byte; files of a validator must be text');
  const text = new TextDecoder().decode(bytes);
  if (/^#!.*python2/.test(text))
    throw new PackageFault(path, 'is a Python 2 program, which is not supported');
  return text;
}

export function leadsOut(path: string, included: string): boolean {
  let depth = path.split('/').length - 1;
  for (const part of included.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '.' && part !== '') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

function checkSize(files: readonly ProgramFile[], folder: string): void {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (files.length > checkerFilesMax || bytes > checkerBytesMax)
    throw new PackageFault(
      folder.slice(0, -1),
      `the output validator has ${files.length} files of ${bytes} bytes; the limit is ${checkerFilesMax} files and ${checkerBytesMax} bytes`,
    );
}

/**
 * The format's own protocol, unless the package contains the original testlib (exit code 0 for accepted). Versions of
 * testlib for this format exit with 42 and use the feedback folder.
 */
export function protocolOf(files: readonly ProgramFile[], folder: string): Program['protocol'] {
  const usesTestlib = files.some(({ content }) => /^\s*#\s*include\s*["<]testlib\.h[">]/m.test(content));
  if (!usesTestlib) return 'exit-code';
  const library = files.find(({ path }) => /(^|\/)testlib\.h$/.test(path));
  if (!library)
    throw new PackageFault(
      folder.slice(0, -1),
      'the output validator includes testlib.h, but the package does not contain it',
    );
  return /OK_EXIT_CODE\s+42|feedback/i.test(library.content) ? 'exit-code' : 'testlib';
}

/** The judge starts `main.py`: renames `__main__.py`, or the only file that no other file imports. */
export function withMain(files: ProgramFile[]): ProgramFile[] {
  const sources = files.filter(({ path }) => /\.py3?$/.test(path));
  if (sources.length === 1 || sources.some(({ path }) => path === 'main.py')) return files;
  const isImported = ({ path }: ProgramFile) => {
    const name = path.replace(/\.py3?$/, '').replaceAll('/', '.');
    return sources.some((other) =>
      new RegExp(`^\\s*(?:from|import)\\s+\\.?${name}\\b`, 'm').test(other.content),
    );
  };
  const main =
    sources.find(({ path }) => path === '__main__.py') ??
    sources.find((file) => file.path !== '__init__.py' && !isImported(file));
  if (!main) throw new PackageFault('output_validator', 'the output validator has no main file');
  return files.map((file) => (file === main ? { ...file, path: 'main.py' } : file));
}
