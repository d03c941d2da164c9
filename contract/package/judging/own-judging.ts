import type { CheckerConfig, CustomChecker } from '../../entities/checker/checker-config';
import { passesMax } from '../../limits';
import { tokensCheckerOf } from '../../rules/judging/checker-arguments';
import { type Extras, outputCheckerFolder } from '../extras';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { PackageFault } from '../package-fault';
import { type PackageSettings, settingsFile } from '../problem-yaml';
import { type GroupSettings, inheritedSetting } from './group-settings';
import { unknownComparisonArguments } from './judging-losses';
import { readOutputValidator, readProgram } from './output-validator';
import { readCheckerLimits, readRunRules } from './run-rules';

export interface Judging {
  checker: CheckerConfig;
  /** By case name; replaces the checker's own. */
  argumentsOf: ReadonlyMap<string, string[]>;
}

export async function readJudging(
  tree: FileTree,
  paths: readonly string[],
  settings: PackageSettings,
  groups: ReadonlyMap<string, GroupSettings>,
  caseNames: readonly string[],
  extras: Pick<Extras, 'checkerProtocol' | 'programFiles' | 'comparison' | 'outputChecker'>,
  report: ImportReport,
): Promise<Judging> {
  const { kinds } = settings;
  const { checkerProtocol, programFiles, comparison } = extras;
  const run = await readRunRules(tree, paths, settings, programFiles, report);
  const rules = run && { run };
  const args = argumentsByCase(settings, groups, caseNames);
  const secret = caseNames.filter((name) => name.startsWith('secret'));
  const usual =
    argumentsAt(settings, inheritedSetting(groups, 'secret', 'args')) ??
    mostUsual((secret.length > 0 ? secret : caseNames).map((name) => args.get(name) ?? []));
  const usualKey = JSON.stringify(usual);
  const argumentsOf = new Map([...args].filter(([, own]) => JSON.stringify(own) !== usualKey));
  const needed = neededWord(settings);
  const wantsOwn = needed !== undefined || !kinds.has('default');
  const program = wantsOwn ? await readOutputValidator(tree, paths, checkerProtocol, report) : undefined;
  if (program) {
    const interactive = kinds.has('interactive');
    // Dated versions do not declare scores: with points, any validator can write a score.
    const scores = kinds.has('score') || (kinds.has('scoring') && !kinds.has('custom'));
    const limits = readCheckerLimits(settings, report);
    const passes = kinds.has('multi-pass') ? passesOf(settings, program.protocol, report) : undefined;
    const outputChecker = await readOutputChecker(tree, paths, extras.outputChecker, report);
    const own = {
      ...outputChecker,
      ...(passes !== undefined && { passes }),
      ...(limits && { limits }),
      ...rules,
    };
    const checker = { type: 'custom', ...program, arguments: usual, interactive, scores, ...own } as const;
    return { checker, argumentsOf };
  }
  requireValidator(settings);
  const { checker } = tokensCheckerOf(usual);
  const unknown = unknownComparisonArguments(settings.validatorArgs, groups, caseNames);
  if (unknown.length > 0) report(`output validator arguments not imported: ${unknown.join(' ')}`);
  return { checker: { ...checker, ...(comparison && { compares: comparison }), ...rules }, argumentsOf };
}

const neededWord = ({ kinds }: PackageSettings) =>
  ['interactive', 'multi-pass', 'custom'].find((word) => kinds.has(word));

/** Default of the format. */
const defaultPasses = 2;

function passesOf(
  { limits: { validationPasses = defaultPasses } }: PackageSettings,
  protocol: CustomChecker['protocol'],
  report: ImportReport,
): number {
  if (protocol === 'testlib')
    throw new PackageFault(
      'output_validators',
      'a problem with several passes needs a validator that writes nextpass.in and exits with 42; this testlib.h exits with 0',
    );
  if (validationPasses > passesMax)
    report(`${settingsFile}: limits.validation_passes ${validationPasses} becomes ${passesMax}`);
  return Math.min(passesMax, Math.max(2, Math.floor(validationPasses)));
}

async function readOutputChecker(
  tree: FileTree,
  paths: readonly string[],
  extras: Extras['outputChecker'],
  report: ImportReport,
): Promise<Pick<CustomChecker, 'outputChecker'>> {
  if (!extras) return {};
  const { arguments: args = [], comparison, protocol } = extras;
  if (protocol === undefined)
    return {
      outputChecker: { ...tokensCheckerOf(args).checker, ...(comparison && { compares: comparison }) },
    };
  const folder = `${outputCheckerFolder}/`;
  const program = await readProgram(tree, paths, folder, (path) => path, protocol, report);
  return { outputChecker: { type: 'custom', ...program, arguments: args } };
}

/** The default comparison would give wrong verdicts. */
function requireValidator(settings: PackageSettings): void {
  const needed = neededWord(settings);
  if (needed === 'interactive' || needed === 'multi-pass')
    throw new PackageFault('output_validators', `the problem is ${needed}, but there is no output validator`);
  if (needed !== undefined)
    throw new PackageFault(
      settingsFile,
      'it requires an output validator, but output_validators contains none',
    );
}

/** Legacy: flags of groups and problem are combined. Dated: the nearest setting replaces all others. */
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
  const near = (name: string) => argumentsAt(settings, inheritedSetting(groups, name, 'args'));
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
