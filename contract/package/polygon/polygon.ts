/**
 * Converts a full Polygon package (`problem.xml` with all tests). The format is undocumented: this reads what
 * packages have in common and reports the rest.
 */
import type { XmlElement } from '@rgrove/parse-xml';
import { extrasFile, type OutputCheckerExtras, outputCheckerFolder } from '../extras';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { settingsFile } from '../problem-yaml';
import { standardCheckers } from './polygon-checkers';
import { addResources } from './polygon-resources';
import { addSolutions } from './polygon-solutions';
import { type AddedTests, addTests } from './polygon-tests';
import { all, fault, fileOf, find, one, parseProblem, polygonFile, type Source } from './polygon-xml';

/** Returns other trees unchanged. Throws a fault if a Polygon package cannot be read. */
export async function withoutPolygon(tree: FileTree, report: ImportReport): Promise<FileTree> {
  const known = new Set(await tree.paths());
  if (!known.has(polygonFile) || known.has(settingsFile)) return tree;
  const root = parseProblem(new TextDecoder().decode(await tree.read(polygonFile)));
  const files = new Map<string, Source>();
  const testset = chooseTestset(root, report);
  refusePercents(root);
  const tests = addTests(testset, known, files, report);
  const languages = readableLanguages(root, known);
  for (const language of languages) await addStatement(tree, known, language, files, report);
  const judging = addChecker(root, known, files, report);
  addResources(root, known, files);
  addSolutions(root, known, files, report);
  files.set(settingsFile, { text: JSON.stringify(settingsOf(root, testset, languages, judging, tests)) });
  addTools(root, testset, known, tests.names, files);
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

function chooseTestset(root: XmlElement, report: ImportReport): XmlElement {
  const judging = one(root, 'judging');
  const sets = all(judging, 'testset');
  const chosen = sets.find(({ attributes }) => attributes.name === 'tests') ?? sets[0];
  if (!chosen) throw fault('there are no tests (judging, testset)');
  const others = sets.filter((set) => set !== chosen).map(({ attributes }) => attributes.name);
  if (others.length > 0) report(`test sets not imported: ${others.join(', ')}`);
  const files = [judging?.attributes['input-file'], judging?.attributes['output-file']].filter(Boolean);
  if (files.length > 0)
    report(`programs use standard input and output instead of ${files.join(', ')}: change the statement`);
  if (Number(judging?.attributes['run-count'] ?? 1) > 1)
    throw fault('each test runs a program several times (run-count), which is not supported');
  return chosen;
}

/** Polygon names languages in English. */
const languageCodes: Record<string, string> = {
  arabic: 'ar',
  armenian: 'hy',
  azerbaijani: 'az',
  belarusian: 'be',
  bulgarian: 'bg',
  chinese: 'zh',
  croatian: 'hr',
  czech: 'cs',
  dutch: 'nl',
  english: 'en',
  estonian: 'et',
  farsi: 'fa',
  finnish: 'fi',
  french: 'fr',
  georgian: 'ka',
  german: 'de',
  greek: 'el',
  hebrew: 'he',
  hungarian: 'hu',
  indonesian: 'id',
  italian: 'it',
  japanese: 'ja',
  kazakh: 'kk',
  korean: 'ko',
  kyrgyz: 'ky',
  latvian: 'lv',
  lithuanian: 'lt',
  macedonian: 'mk',
  mongolian: 'mn',
  norwegian: 'nb',
  polish: 'pl',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  serbian: 'sr',
  slovak: 'sk',
  slovenian: 'sl',
  spanish: 'es',
  swedish: 'sv',
  tajik: 'tg',
  thai: 'th',
  turkish: 'tr',
  turkmen: 'tk',
  ukrainian: 'uk',
  uzbek: 'uz',
  vietnamese: 'vi',
};
const codeOf = (language: string) => languageCodes[language] ?? language.slice(0, 3).toLowerCase();

function readableLanguages(root: XmlElement, known: ReadonlySet<string>): string[] {
  const named = [...all(root, 'names', 'name'), ...all(root, 'statements', 'statement')];
  const languages = [...new Set(named.flatMap(({ attributes }) => attributes.language ?? []))];
  return languages.filter((language) =>
    [...known].some((path) => path.startsWith(`statement-sections/${language}/`)),
  );
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
  language: string,
  files: Map<string, Source>,
  report: ImportReport,
): Promise<void> {
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
  for (const path of known)
    if (path.startsWith(`${folder}/`) && !/\.(?:tex|in|out|\d+|\d+\.a)$/.test(path))
      files.set(`problem_statement/${codeOf(language)}/${path.slice(folder.length + 1)}`, { from: path });
}

interface Judging {
  /** Arguments that replace a Polygon checker. */
  flags: readonly string[];
  words: readonly string[];
}

/** With an interactor, the checker judges the file that the interactor wrote. */
function addChecker(
  root: XmlElement,
  known: ReadonlySet<string>,
  files: Map<string, Source>,
  report: ImportReport,
): Judging {
  const interactor = find(root, 'interactor');
  if (!interactor) return addProgramOrFlags(root, known, files, report);
  const source = one(interactor, 'source')?.attributes.path;
  if (source === undefined || !known.has(source))
    throw fault(`the interactor ${source ?? ''} is missing in the package`);
  addProgram('output_validator', source, known, files);
  addExtras(files, { checkerProtocol: 'testlib', ...outputChecker(root, known, files) });
  return { flags: [], words: ['custom', 'interactive'] };
}

function addProgram(
  folder: string,
  source: string,
  known: ReadonlySet<string>,
  files: Map<string, Source>,
): void {
  files.set(`${folder}/${fileOf(source)}`, { from: source });
  for (const path of known)
    if (/^files\/[^/]+\.(?:h|hpp)$/.test(path)) files.set(`${folder}/${fileOf(path)}`, { from: path });
}

function addProgramOrFlags(
  root: XmlElement,
  known: ReadonlySet<string>,
  files: Map<string, Source>,
  report: ImportReport,
): Judging {
  const { like, source } = readChecker(root, known);
  if (like) {
    if (like.compares) addExtras(files, { comparison: like.compares });
    return { flags: like.args, words: [] };
  }
  if (source === undefined) {
    report.assume('there is no checker: outputs are compared with the answer token by token');
    return { flags: ['case_sensitive'], words: [] };
  }
  addProgram('output_validator', source, known, files);
  return { flags: [], words: ['custom'] };
}

/** Absent: the interactor alone decides. */
function outputChecker(
  root: XmlElement,
  known: ReadonlySet<string>,
  files: Map<string, Source>,
): { outputChecker?: OutputCheckerExtras } {
  const { like, source } = readChecker(root, known);
  if (like) return { outputChecker: { arguments: [...like.args], comparison: like.compares } };
  if (source === undefined) return {};
  addProgram(outputCheckerFolder, source, known, files);
  return { outputChecker: { protocol: 'testlib' } };
}

function readChecker(root: XmlElement, known: ReadonlySet<string>) {
  const checker = find(root, 'checker');
  const name = checker?.attributes.name ?? '';
  const standard = /^std::(.+)\.cpp$/.exec(name)?.[1];
  const like = standard === undefined ? undefined : standardCheckers[standard];
  const source = one(checker, 'source')?.attributes.path;
  if (!like && source !== undefined && !known.has(source))
    throw fault(`the checker ${source} is missing in the package`);
  return { like, source };
}

/** A test's points would be a hundredth of what the checker says. */
function refusePercents(root: XmlElement): void {
  const percents = 'treat-points-from-checker-as-percent';
  if (find(root, 'judging')?.attributes[percents] === 'true' || root.attributes[percents] === 'true')
    throw fault('points from the checker are percents, which is not supported: let it return points');
}

/** Validators follow testlib. Each generated test has the command that made it. */
function addTools(
  root: XmlElement,
  testset: XmlElement,
  known: ReadonlySet<string>,
  caseNames: readonly string[],
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
    if (attributes.cmd) generated.set(caseNames[index] ?? '', attributes.cmd.trim());
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

function settingsOf(
  root: XmlElement,
  testset: XmlElement,
  languages: readonly string[],
  { flags, words }: Judging,
  { hasPoints }: AddedTests,
): object {
  const names = all(root, 'names', 'name').flatMap(({ attributes: { language: of = '', value } }) =>
    value === undefined ? [] : [[of, value] as const],
  );
  const shown = names.filter(([of]) => languages.includes(of));
  const timeMs = Number(one(testset, 'time-limit')?.text);
  const memoryBytes = Number(one(testset, 'memory-limit')?.text);
  const tags = all(root, 'tags', 'tag').flatMap(({ attributes }) => attributes.value ?? []);
  return {
    problem_format_version: '2025-09',
    name: Object.fromEntries(
      (shown.length > 0 ? shown : names.slice(0, 1)).map(([of, title]) => [codeOf(of || 'english'), title]),
    ),
    keywords: tags,
    output_validator_flags: flags,
    ...(hasPoints && { type: 'scoring' }),
    ...(words.length > 0 && { validation: [...words, ...(hasPoints ? ['score'] : [])] }),
    limits: {
      time_limit: timeMs > 0 ? timeMs / 1000 : undefined,
      memory: memoryBytes > 0 ? memoryBytes / 2 ** 20 : undefined,
    },
  };
}
