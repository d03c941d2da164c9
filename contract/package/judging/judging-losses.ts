/** Parts of a package that decide verdicts and that the import cannot carry. Each needs the author's consent. */
import { tokensCheckerOf } from '../../rules/judging/checker-arguments';
import type { ImportReport } from '../import-report';
import { PackageFault } from '../package-fault';
import type { PackageSettings } from '../problem-yaml';
import { type GroupSettings, inheritedSetting } from './group-settings';

const aggregations = ['sum', 'min', 'max', 'avg'];
const verdicts = ['worst_error', 'no_errors', 'first_error', 'always_accept', 'accept_if_any_accepted'];
const knownFlags = new Set([...aggregations, ...verdicts, 'ignore_sample']);
/** They accept a program that failed a test case. */
const lenient = ['always_accept', 'accept_if_any_accepted', 'ignore_sample'];

type Groups = ReadonlyMap<string, GroupSettings>;

export function reportJudgingLosses(
  paths: readonly string[],
  { kinds }: PackageSettings,
  groups: Groups,
  cases: readonly { group: string; name: string }[],
  report: ImportReport,
): void {
  refuseArguments(groups);
  if (paths.some((path) => /^static_validators?\//.test(path)))
    report('static_validator is not imported: no program’s source code is checked');
  const grader = paths.find((path) => /^graders?\//.test(path));
  const customPlace = [...groups].find(([, { hasOwnGrader }]) => hasOwnGrader)?.[0];
  if (customPlace !== undefined)
    report(
      `${grader ?? `data/${customPlace}`}: its own grader is not run: the default rules give points and verdicts`,
    );
  for (const [place, { unknownWords = [] }] of groups)
    for (const word of unknownWords) report(`data/${place}: not imported: ${word}`);
  const flags = new Set([...groups.values()].flatMap(({ graderFlags = [] }) => graderFlags));
  for (const flag of flags) if (!knownFlags.has(flag)) report(`grader flag not imported: ${flag}`);
  if (!kinds.has('scoring'))
    for (const flag of lenient.filter((one) => flags.has(one)))
      report(`grader flag not imported: ${flag}: all test cases must pass`);
  const known = new Set(cases.flatMap(({ group }) => withParents(group)));
  for (const [place, { requires = [] }] of groups)
    for (const name of requires)
      if (!known.has(name)) report(`data/${place}: require_pass: there is no group ${name}`);
}

const withParents = (group: string): string[] => {
  const parts = group.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

/** Programs have no arguments here. */
function refuseArguments(groups: Groups): void {
  for (const [place, { usesFiles }] of groups)
    if (usesFiles)
      throw new PackageFault(
        `data/${place}`,
        'programs with arguments (args) are not supported, only standard input',
        true,
      );
}

/** Of the default comparison, also those of single groups and cases. */
export function unknownComparisonArguments(
  validatorArgs: readonly string[],
  groups: Groups,
  caseNames: readonly string[],
): string[] {
  const lists = [
    validatorArgs,
    ...caseNames.flatMap((name) => [inheritedSetting(groups, name, 'args') ?? []]),
  ];
  const distinct = new Map(lists.map((list) => [list.join(' '), list]));
  return [...new Set([...distinct.values()].flatMap((list) => tokensCheckerOf(list).unknown))];
}
