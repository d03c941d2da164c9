/** How a package wants its programs judged: who decides on outputs, with which arguments. */
import type { CheckerConfig, CustomChecker } from '../entities/problem';
import { tokensCheckerOf } from '../rules/checker-arguments';
import type { FileTree } from './file-tree';
import { type GroupSettings, inherited } from './group-settings';
import { readOutputValidator } from './output-validator';
import { type PackageSettings, settingsFile } from './problem-yaml';

/** Types whose programs do more than a judge here lets them. */
const unsupportedTypes = ['multi-pass', 'submit-answer'] as const;

export interface Judging {
  checker: CheckerConfig;
  /** What a case has instead of the checker's own arguments, by the case's name; absent: nothing. */
  argumentsOf: ReadonlyMap<string, string[]>;
  /** Why verdicts given here would say nothing about the package's submissions; null when they do. */
  notComparable: string | null;
}

type Report = (line: string) => void;

export async function readJudging(
  tree: FileTree,
  paths: readonly string[],
  settings: PackageSettings,
  groups: ReadonlyMap<string, GroupSettings>,
  caseNames: readonly string[],
  protocol: CustomChecker['protocol'] | undefined,
  report: Report,
): Promise<Judging> {
  const { kinds } = settings;
  const args = argumentsByCase(settings, groups, caseNames);
  const secret = caseNames.filter((name) => name.startsWith('secret'));
  const usual =
    argumentsAt(settings, inherited(groups, 'secret', 'args')) ??
    mostUsual((secret.length > 0 ? secret : caseNames).map((name) => args.get(name) ?? []));
  const usualKey = JSON.stringify(usual);
  const argumentsOf = new Map([...args].filter(([, own]) => JSON.stringify(own) !== usualKey));
  const wantsOwn = kinds.has('custom') || kinds.has('interactive') || !kinds.has('default');
  const program = wantsOwn ? await readOutputValidator(tree, paths, protocol, report) : undefined;
  const unsupported = unsupportedTypes.filter((type) => kinds.has(type));
  for (const type of unsupported)
    report(
      `this is a problem of type ${type}, which is not supported: a program is run once, with one input`,
    );
  if (program) {
    const interactive = kinds.has('interactive');
    // Dated settings do not say it: every validator of a problem with points may give some.
    const scores = kinds.has('score') || (kinds.has('scoring') && !kinds.has('custom'));
    const checker = { type: 'custom', ...program, arguments: usual, interactive, scores } as const;
    return { checker, argumentsOf, notComparable: typeReason(unsupported) };
  }
  const missing = whatIsMissing(settings);
  if (missing !== null) report(`${missing}: outputs are compared with the answer, token by token`);
  const { checker, unknown } = tokensCheckerOf(usual);
  if (unknown.length > 0) report(`output validator arguments not carried: ${unknown.join(' ')}`);
  return { checker, argumentsOf, notComparable: typeReason(unsupported) ?? missing };
}

const typeReason = (types: readonly string[]) =>
  types.length > 0 ? `it is of type ${types.join(', ')}` : null;

function whatIsMissing({ kinds }: PackageSettings): string | null {
  if (kinds.has('interactive')) return 'it is interactive, and brings no output validator';
  return kinds.has('custom') ? `${settingsFile} asks for an output validator, and there is none` : null;
}

/** Legacy settings give flags for every case, and groups add theirs; elsewhere the nearest says it all. */
function argumentsAt(
  { version, validatorArgs }: PackageSettings,
  near: readonly string[] | undefined,
): string[] | undefined {
  if (near === undefined) return undefined;
  return version === 'legacy' ? [...validatorArgs, ...near] : [...near];
}

function argumentsByCase(
  settings: PackageSettings,
  groups: ReadonlyMap<string, GroupSettings>,
  caseNames: readonly string[],
): Map<string, string[]> {
  const near = (name: string) => argumentsAt(settings, inherited(groups, name, 'args'));
  return new Map(caseNames.map((name) => [name, near(name) ?? [...settings.validatorArgs]]));
}

function mostUsual(lists: readonly string[][]): string[] {
  const counts = new Map<string, { list: string[]; count: number }>();
  for (const list of lists) {
    const key = JSON.stringify(list);
    counts.set(key, { list, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((left, right) => right.count - left.count)[0]?.list ?? [];
}
