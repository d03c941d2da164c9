/** What a package uses, in words of the table by feature. */
import { parse } from 'yaml';
import type { FileTree } from '../../contract/package/file-tree';

interface Settings {
  [key: string]: unknown;
  limits?: Record<string, unknown> | null;
}

const byPath: Readonly<Record<string, RegExp>> = {
  'output validator': /^output_validators?\/./,
  'output validator with testlib.h': /^output_validators?\/(.*\/)?testlib\.h$/,
  'files added to submissions (include/)': /^include\/[^/]+\//,
  'own grader (graders/)': /^graders?\/./,
  'static validator': /^static_validators?\//,
  'test cases with files or arguments': /^data\/.*\.(files\/|args$)/,
  'arguments of a single test case': /^data\/(sample|secret)\/.*(?<!testdata|test_group)\.yaml$/,
  'input validators': /^(input_validators|input_format_validators|files\/validator)/,
  generators: /^generators?\//,
  'images of the statement':
    /^(problem_statement|statement|statement-sections)\/.*\.(png|jpe?g|svg|pdf|eps|gif)$/i,
  attachments: /^attachments\/./,
  'invalid test data': /^data\/invalid_/,
  'rules for submissions (submissions.yaml)': /^submissions\/submissions\.yaml$/,
};

const byText: Readonly<Record<string, RegExp>> = {
  'grader flags': /^grader_flags:\s*\S/m,
  'required groups': /^require_pass:/m,
  'score aggregation': /score_aggregation|aggregation:/,
  'flags of output validators by group': /^output_validator_(flags|args):\s*\S/m,
};

export async function featuresOf(tree: FileTree, linked: boolean): Promise<string[]> {
  const paths = await tree.paths();
  const features = new Set<string>();
  for (const [feature, pattern] of Object.entries(byPath))
    if (paths.some((path) => pattern.test(path))) features.add(feature);
  for (const path of paths.filter((one) => /^data\/.*(testdata|test_group)\.yaml$/.test(one))) {
    const text = new TextDecoder().decode(await tree.read(path));
    for (const [feature, pattern] of Object.entries(byText)) if (pattern.test(text)) features.add(feature);
  }
  if (linked) features.add('symbolic links');
  const validators = paths.filter((path) => /^output_validators?\/.*\.(cpp|cc|py|java|js|h|hpp)$/.test(path));
  if (validators.length > 1) features.add('output validator of several files');
  if (new Set(paths.flatMap((path) => /^data\/secret\/([^/]+)\//.exec(path)?.[1] ?? [])).size > 0)
    features.add('test groups');
  const languages = paths.flatMap(
    (path) => /^(?:problem_)?statement\/problem\.([\w-]+)\.\w+$/.exec(path)?.[1] ?? [],
  );
  if (new Set(languages).size > 1) features.add('statement in several languages');
  for (const feature of await settingsFeatures(tree, paths)) features.add(feature);
  return [...features].sort();
}

async function settingsFeatures(tree: FileTree, paths: readonly string[]): Promise<string[]> {
  if (paths.includes('problem.xml') && !paths.includes('problem.yaml')) return ['format: Polygon'];
  if (!paths.includes('problem.yaml')) return ['format: test data only'];
  const settings = await settingsOf(tree);
  const { limits } = settings;
  const words = `${settings.type ?? ''} ${settings.validation ?? ''}`;
  const version = String(settings.problem_format_version ?? 'legacy');
  const flags = `${settings.validator_flags ?? ''} ${settings.output_validator_flags ?? ''}`;
  return [
    `format: ${version}`,
    ...['scoring', 'interactive', 'multi-pass', 'submit-answer'].filter((word) => words.includes(word)),
    ...(words.includes('score') && words.includes('custom') ? ['points from the output validator'] : []),
    ...(flags.includes('toleran') ? ['float tolerance'] : []),
    ...(flags.trim() !== '' ? ['arguments of the output validator'] : []),
    ...(settings.constants ? ['constants'] : []),
    ...(settings.languages && settings.languages !== 'all' ? ['restricted languages'] : []),
    ...Object.keys(limits ?? {}).map((limit) => `limits.${limit}`),
    ...(limits?.time_limit || paths.includes('.timelimit') ? [] : ['no time limit in the package']),
  ];
}

async function settingsOf(tree: FileTree): Promise<Settings> {
  try {
    const text = new TextDecoder().decode(await tree.read('problem.yaml'));
    return (parse(text, { logLevel: 'silent', uniqueKeys: false }) ?? {}) as Settings;
  } catch {
    return {};
  }
}
