/**
 * Converts a full Polygon package (`problem.xml` with all tests). The format is undocumented: this reads what
 * packages have in common and reports the rest.
 */
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { stringify } from 'yaml';
import { extrasFile } from '../extras';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { PackageFault } from '../package-fault';
import { settingsFile } from '../problem-yaml';
import { standardCheckers } from './polygon-checkers';

const polygonFile = 'problem.xml';

/** New text, or a file of the Polygon package. */
type Source = { text: string } | { from: string };

/** Returns other trees unchanged. Throws a fault if a Polygon package cannot be read. */
export async function withoutPolygon(tree: FileTree, report: ImportReport): Promise<FileTree> {
  const known = new Set(await tree.paths());
  if (!known.has(polygonFile) || known.has(settingsFile)) return tree;
  const root = parseProblem(new TextDecoder().decode(await tree.read(polygonFile)));
  const files = new Map<string, Source>();
  const testset = chooseTestset(root, report);
  addTests(testset, known, files, report);
  const language = chooseLanguage(root, known, report);
  await addStatement(tree, known, language, files, report);
  const flags = addChecker(root, known, files, report);
  addSolutions(root, known, files, report);
  files.set(settingsFile, { text: JSON.stringify(settingsOf(root, testset, language, flags)) });
  addTools(root, testset, known, files);
  return treeOf(tree, files);
}

function treeOf(tree: FileTree, files: ReadonlyMap<string, Source>): FileTree {
  return {
    paths: async () => [...files.keys()],
    read: async (path) => {
      const source = files.get(path);
      if (!source) throw new Error(`No file ${path}`);
      return 'text' in source ? new TextEncoder().encode(source.text) : tree.read(source.from);
    },
  };
}

function parseProblem(text: string): XmlElement {
  try {
    const { root } = parseXml(text.replace(/^\ufeff/, ''));
    if (root?.name === 'problem') return root;
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw fault(`cannot be parsed: ${message}`);
  }
  throw fault('this is not a Polygon package: it has no problem element');
}

const fault = (message: string) => new PackageFault(polygonFile, message);

const childrenOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement);

function all(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  const [name, ...rest] = names;
  if (!element || name === undefined) return element ? [element] : [];
  return childrenOf(element)
    .filter((child) => child.name === name)
    .flatMap((child) => all(child, ...rest));
}

const one = (element: XmlElement | undefined, ...names: string[]) => all(element, ...names)[0];

function find(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of childrenOf(element)) {
    const found = child.name === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}

function chooseTestset(root: XmlElement, report: ImportReport): XmlElement {
  const judging = one(root, 'judging');
  const sets = all(judging, 'testset');
  const chosen = sets.find(({ attributes }) => attributes.name === 'tests') ?? sets[0];
  if (!chosen) throw fault('there are no tests (judging, testset)');
  const others = sets.filter((set) => set !== chosen).map(({ attributes }) => attributes.name);
  if (others.length > 0) report(`test sets not imported: ${others.join(', ')}`);
  const files = [judging?.attributes['input-file'], judging?.attributes['output-file']].filter(Boolean);
  if (files.length > 0)
    report.assume(`programs use standard input and output instead of ${files.join(', ')}`);
  return chosen;
}

const numbered = (pattern: string, number: number) =>
  pattern.replace(/%(?:0(\d))?d/, (_, digits?: string) => String(number).padStart(Number(digits ?? 0), '0'));

function addTests(
  testset: XmlElement,
  known: ReadonlySet<string>,
  files: Map<string, Source>,
  report: ImportReport,
): void {
  const inputs = one(testset, 'input-path-pattern')?.text.trim();
  const answers = one(testset, 'answer-path-pattern')?.text.trim();
  if (!inputs || !answers)
    throw fault('the paths of the tests are missing (input-path-pattern, answer-path-pattern)');
  const tests = all(testset, 'tests', 'test');
  const count = Math.max(tests.length, Number(one(testset, 'test-count')?.text) || 0);
  if (count === 0) throw fault('there are no tests');
  for (let number = 1; number <= count; number += 1) {
    const name = `data/${caseName(number, tests[number - 1]?.attributes.sample)}`;
    for (const [extension, from] of [
      ['in', numbered(inputs, number)],
      ['ans', numbered(answers, number)],
    ] as const) {
      if (!known.has(from))
        throw fault(`${from} is missing: build a full package in Polygon, which contains all tests`);
      files.set(`${name}.${extension}`, { from });
    }
  }
  if (tests.some(({ attributes }) => attributes.points !== undefined || attributes.group !== undefined))
    report('groups and points of tests are not imported: all tests must pass');
}

const languageCodes: Record<string, string> = {
  english: 'en',
  russian: 'ru',
  ukrainian: 'uk',
  spanish: 'es',
};
const codeOf = (language: string) => languageCodes[language] ?? language.slice(0, 2);

/** Prefers English, else the first readable statement. */
function chooseLanguage(
  root: XmlElement,
  known: ReadonlySet<string>,
  report: ImportReport,
): string | undefined {
  const named = [...all(root, 'names', 'name'), ...all(root, 'statements', 'statement')];
  const languages = [...new Set(named.flatMap(({ attributes }) => attributes.language ?? []))];
  const readable = languages.filter((language) =>
    [...known].some((path) => path.startsWith(`statement-sections/${language}/`)),
  );
  const chosen = readable.find((language) => language === 'english') ?? readable[0];
  const others = languages.filter((language) => language !== chosen);
  if (chosen !== undefined && others.length > 0)
    report(`statements in other languages are not imported: ${others.join(', ')}`);
  return chosen;
}

const sections = [
  ['legend', undefined],
  ['input', 'Input'],
  ['output', 'Output'],
  ['scoring', 'Scoring'],
  ['notes', 'Notes'],
] as const;

async function addStatement(
  tree: FileTree,
  known: ReadonlySet<string>,
  language: string | undefined,
  files: Map<string, Source>,
  report: ImportReport,
): Promise<void> {
  if (language === undefined) return;
  const folder = `statement-sections/${language}`;
  const parts: string[] = [];
  for (const [name, heading] of sections) {
    const path = `${folder}/${name}.tex`;
    if (!known.has(path)) continue;
    const text = new TextDecoder().decode(await tree.read(path)).trim();
    if (text !== '') parts.push(heading === undefined ? text : `\\section*{${heading}}\n\n${text}`);
  }
  if (known.has(`${folder}/tutorial.tex`)) report('the tutorial is not imported');
  if (parts.length > 0)
    files.set(`problem_statement/problem.${codeOf(language)}.tex`, { text: parts.join('\n\n') });
}

/** Or returns the arguments that replace a Polygon checker. */
function addChecker(
  root: XmlElement,
  known: ReadonlySet<string>,
  files: Map<string, Source>,
  report: ImportReport,
): readonly string[] {
  if (find(root, 'interactor'))
    throw fault('problems with a Polygon interactor are not imported: it uses another protocol');
  const checker = find(root, 'checker');
  const name = checker?.attributes.name ?? '';
  const standard = /^std::(.+)\.cpp$/.exec(name)?.[1];
  const like = standard === undefined ? undefined : standardCheckers[standard];
  if (like) {
    if (like.compares) addExtras(files, { comparison: like.compares });
    return like.args;
  }
  const source = one(checker, 'source')?.attributes.path;
  if (source === undefined || !known.has(source)) {
    report.assume('there is no checker: outputs are compared with the answer token by token');
    return ['case_sensitive'];
  }
  files.set(`output_validator/${fileOf(source)}`, { from: source });
  for (const path of known)
    if (/^files\/[^/]+\.(?:h|hpp)$/.test(path)) files.set(`output_validator/${fileOf(path)}`, { from: path });
  return [];
}

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Validators follow testlib. Each generated test has the command that made it. */
function addTools(
  root: XmlElement,
  testset: XmlElement,
  known: ReadonlySet<string>,
  files: Map<string, Source>,
): void {
  const sourcesOf = (...names: string[]) =>
    all(root, ...names).flatMap((element) => one(element, 'source')?.attributes.path ?? []);
  const validators = sourcesOf('assets', 'validators', 'validator').filter((path) => known.has(path));
  const notGenerators = new Set([...validators, ...sourcesOf('assets', 'checker')]);
  const generators = sourcesOf('files', 'executables', 'executable').filter(
    (path) => known.has(path) && !notGenerators.has(path),
  );
  for (const path of validators) files.set(`input_validators/${fileOf(path)}`, { from: path });
  for (const path of generators) files.set(`generators/${fileOf(path)}`, { from: path });
  const headers = [...known].filter((path) => /^files\/[^/]+\.(?:h|hpp)$/.test(path));
  if (validators.length + generators.length > 0)
    for (const path of headers) files.set(`generators/${fileOf(path)}`, { from: path });
  const generated = new Map<string, string>();
  for (const [index, { attributes }] of all(testset, 'tests', 'test').entries())
    if (attributes.cmd) generated.set(caseName(index + 1, attributes.sample), attributes.cmd.trim());
  if (validators.length + generated.size === 0) return;
  const protocols = Object.fromEntries(validators.map((path) => [fileOf(path), 'testlib']));
  const script = [...new Set(generated.values())].join('\n');
  const tools = { protocols, ...(script && { script }), generated: Object.fromEntries(generated) };
  addExtras(files, { tools });
}

function addExtras(files: Map<string, Source>, extras: object): void {
  const before = files.get(extrasFile);
  const known = before && 'text' in before ? (JSON.parse(before.text) as object) : {};
  files.set(extrasFile, { text: JSON.stringify({ ...known, ...extras }) });
}

function caseName(number: number, sample: string | undefined): string {
  return `${sample === 'true' ? 'sample' : 'secret'}/${String(number).padStart(3, '0')}`;
}

/** Polygon's tag → folder of the package format. */
const folderOfTag: Record<string, string> = {
  main: 'accepted',
  accepted: 'accepted',
  rejected: 'rejected',
  failed: 'rejected',
  'wrong-answer': 'wrong_answer',
  'presentation-error': 'wrong_answer',
  'time-limit-exceeded': 'time_limit_exceeded',
  'memory-limit-exceeded': 'memory_limit_exceeded',
  'time-limit-exceeded-or-accepted': 'mixed',
  'time-limit-exceeded-or-memory-limit-exceeded': 'mixed',
};
/** What the folder does not say. */
const permittedOfTag: Record<string, readonly string[]> = {
  'time-limit-exceeded-or-accepted': ['AC', 'TLE'],
  'time-limit-exceeded-or-memory-limit-exceeded': ['TLE', 'MLE'],
};

function addSolutions(
  root: XmlElement,
  known: ReadonlySet<string>,
  files: Map<string, Source>,
  report: ImportReport,
): void {
  const rules: Record<string, object> = {};
  for (const { attributes, ...solution } of all(root, 'assets', 'solutions', 'solution').map((element) => ({
    attributes: element.attributes,
    path: one(element, 'source')?.attributes.path,
  }))) {
    const { tag = '' } = attributes;
    if (solution.path === undefined || !known.has(solution.path)) continue;
    const folder = folderOfTag[tag];
    // An unknown folder: the file is kept, but does not run.
    const name = `${folder ?? (tag.replaceAll(/[^\w-]/g, '_') || 'other')}/${fileOf(solution.path)}`;
    if (folder === undefined) report(`${solution.path} is not run: ${tag} is not a verdict`);
    files.set(`submissions/${name}`, { from: solution.path });
    const permitted = permittedOfTag[tag];
    if (permitted?.includes('AC')) rules[name] = { permitted };
    else if (permitted) rules[name] = { permitted: ['AC', ...permitted], required: permitted };
  }
  if (Object.keys(rules).length > 0) files.set('submissions/submissions.yaml', { text: stringify(rules) });
}

function settingsOf(
  root: XmlElement,
  testset: XmlElement,
  language: string | undefined,
  flags: readonly string[],
): object {
  const names = all(root, 'names', 'name').flatMap(({ attributes: { language: of = '', value } }) =>
    value === undefined ? [] : [[of, value] as const],
  );
  const name = names.find(([of]) => of === (language ?? 'english')) ?? names[0];
  const timeMs = Number(one(testset, 'time-limit')?.text);
  const memoryBytes = Number(one(testset, 'memory-limit')?.text);
  const tags = all(root, 'tags', 'tag').flatMap(({ attributes }) => attributes.value ?? []);
  return {
    problem_format_version: '2025-09',
    name: name?.[1],
    keywords: tags,
    output_validator_flags: flags,
    limits: {
      time_limit: timeMs > 0 ? timeMs / 1000 : undefined,
      memory: memoryBytes > 0 ? memoryBytes / 2 ** 20 : undefined,
    },
  };
}
