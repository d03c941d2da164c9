/**
 * Writes draft 2023-07 of the format, whose group settings cover all of ours, plus `codeferry.yaml`. `readPackage`
 * returns the same problem.
 */
import { stringify } from 'yaml';
import type { CheckerConfig, CustomChecker, TokensChecker } from '../entities/checker/checker-config';
import type { CreateProblem, TestCase, TestGroup } from '../entities/problem/problem';
import type { ValidatorArguments } from '../entities/problem/problem-tools';
import type { Language } from '../limits';
import { defaultStatementLanguage } from '../rules/statement/statement-names';
import { creditsYaml } from './credits';
import { extrasFile, type OutputCheckerExtras, outputCheckerFolder } from './extras';
import { juryPackageFiles } from './judging/jury';
import { programFilesOf, runRuleFiles, runSettings } from './judging/run-rules';
import { helpFiles } from './judging/solution-files';
import { groupsWithArguments, inputArguments, toolFiles } from './judging/tool-programs';
import { settingsFile } from './problem-yaml';
import { imageFiles, statementFiles } from './statement/write-texts';

export interface WrittenPackage {
  /** By path. */
  files: Record<string, string | Uint8Array>;
  /** What the format cannot express. */
  report: string[];
}

export function writePackage(problem: CreateProblem): WrittenPackage {
  const report: string[] = [];
  const names = caseNames(problem);
  const files = {
    // First: a file of the problem replaces a kept one of the same name.
    ...juryPackageFiles(problem),
    [settingsFile]: stringify(settingsOf(problem)),
    ...statementFiles(problem),
    ...helpFiles(problem),
    ...imageFiles(problem),
    ...starterCodeFiles(problem, names),
    ...dataFiles(problem, names),
    ...groupFiles(problem, report),
    ...checkerFiles(problem.checker),
    ...toolFiles(problem),
    ...runRuleFiles(problem.checker.run ?? {}),
  };
  reportLosses(problem, report);
  return { files, report };
}

function settingsOf({
  title,
  language,
  translations = [],
  credits,
  checker,
  scoring,
  testCases,
}: CreateProblem) {
  const isInteractive = checker.type === 'custom' && checker.interactive;
  const hasPasses = checker.type === 'custom' && checker.passes !== undefined;
  const types = [
    scoring ? 'scoring' : 'pass-fail',
    ...(isInteractive ? ['interactive'] : []),
    ...(hasPasses ? ['multi-pass'] : []),
  ];
  const words =
    checker.type === 'custom'
      ? ['custom', isInteractive && 'interactive', hasPasses && 'multi-pass', checker.scores && 'score']
      : ['default'];
  const { limits, ...settings } = runSettings(checker);
  return {
    problem_format_version: '2023-07-draft',
    name: {
      [language ?? defaultStatementLanguage]: title,
      ...Object.fromEntries(translations.map((one) => [one.language, one.title])),
    },
    ...creditsYaml(credits),
    type: types.length === 1 ? types[0] : types,
    validation: words.filter(Boolean).join(' '),
    limits: {
      time_limit: Math.max(...testCases.map(({ timeLimit }) => timeLimit)),
      memory: Math.max(...testCases.map(({ memoryLimit }) => memoryLimit)),
      ...limits,
    },
    ...settings,
  };
}

const starterFile: Record<Language, string> = {
  PYTHON3: 'attachments/starter.py',
  JAVA8: 'attachments/Main.java',
  CPP17: 'attachments/starter.cpp',
  JAVASCRIPT_NODE: 'attachments/starter.js',
};

function starterCodeFiles(
  {
    id,
    summary,
    translations = [],
    difficulty,
    type,
    tags,
    public: isPublic,
    initialCode,
    checker,
    ...rest
  }: CreateProblem,
  names: readonly string[],
) {
  const summaries = translations.flatMap((one) =>
    one.summary ? [[one.language, one.summary] as const] : [],
  );
  const starterCode = Object.fromEntries(
    initialCode.map(({ language }) => [language, starterFile[language]]),
  );
  const extras = {
    id,
    summary,
    summaries: summaries.length > 0 ? Object.fromEntries(summaries) : undefined,
    difficulty,
    type,
    tags,
    public: isPublic,
    starterCode: initialCode.length > 0 ? starterCode : undefined,
    gaps: initialCode.some(({ gaps }) => gaps) || undefined,
    comparison: checker.type === 'tokens' ? checker.compares : undefined,
    outputChecker: checker.type === 'custom' ? outputCheckerExtras(checker) : undefined,
    programFiles: programFilesOf(checker.run ?? {}),
    checkerProtocol: checker.type === 'custom' ? checker.protocol : undefined,
    ...toolExtras(rest, names),
  };
  const codes = initialCode.map(({ language, code }) => [starterFile[language], code]);
  return { [extrasFile]: stringify(extras), ...Object.fromEntries(codes) };
}

/** Every case is below `sample` or `secret`, even if its group has another name. */
function groupName({ group = '', sample }: TestCase): string {
  const root = sample ? 'sample' : 'secret';
  if (group === '' || group === root) return root;
  return group.startsWith(`${root}/`) ? group : `${root}/${group}`;
}

/** Below `data/`. */
function caseNames({ testCases }: CreateProblem): string[] {
  const digits = String(testCases.length).length;
  return testCases.map(
    (testCase, index) => `${groupName(testCase)}/${String(index + 1).padStart(digits, '0')}`,
  );
}

function toolExtras(
  { tools, testCases }: Pick<CreateProblem, 'tools' | 'testCases'>,
  names: readonly string[],
) {
  const byName = (text: (testCase: TestCase) => string | undefined) => {
    const entries = testCases.flatMap((one, at) => (text(one) ? [[names[at], text(one)] as const] : []));
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  const protocols = tools?.validators.map(({ name, protocol }) => [name, protocol] as const) ?? [];
  const generated = byName(({ generatedBy }) => generatedBy);
  const own = {
    protocols: protocols.length > 0 ? Object.fromEntries(protocols) : undefined,
    script: tools?.script || undefined,
    generated,
  };
  return {
    tools: Object.values(own).some(Boolean) ? own : undefined,
    sampleExplanations: byName(({ explanation, sample }) => (sample ? explanation : undefined)),
  };
}

function dataFiles({ testCases }: CreateProblem, names: readonly string[]) {
  const files: Record<string, string> = {};
  for (const [index, testCase] of testCases.entries()) {
    const path = `data/${names[index]}`;
    files[`${path}.in`] = testCase.input;
    files[`${path}.ans`] = testCase.output;
    const { checkerArguments, validatorArguments } = testCase;
    const settings = {
      output_validator_args: checkerArguments,
      input_validator_args: validatorArguments && argumentsByName(validatorArguments),
    };
    if (Object.values(settings).some(Boolean)) files[`${path}.yaml`] = stringify(settings);
  }
  return files;
}

const argumentsByName = (all: ValidatorArguments) =>
  Object.fromEntries(all.map((one) => [one.validator, one.arguments]));

function groupFiles({ scoring, checker, tools }: CreateProblem, report: string[]) {
  const args = argumentsOf(checker);
  const settings = new Map<string, object>();
  if (args.length > 0) settings.set('', { output_validator_args: args });
  for (const group of scoring?.groups ?? []) {
    if (!/^$|^(sample|secret)(\/|$)/.test(group.name))
      report.push(`the settings of group ${group.name} are not exported`);
    else settings.set(group.name, { ...settings.get(group.name), ...pointsOf(group) });
  }
  for (const name of ['', ...groupsWithArguments(tools)]) {
    const own = inputArguments(tools, name);
    if (Object.keys(own).length > 0) settings.set(name, { ...settings.get(name), ...own });
  }
  return Object.fromEntries(
    [...settings].map(([name, own]) => [`data/${name && `${name}/`}testdata.yaml`, stringify(own)]),
  );
}

const verdictFlag: Record<TestGroup['verdictFrom'], string> = {
  worst: 'worst_error',
  first: 'first_error',
  alwaysAccept: 'always_accept',
  anyAccepted: 'accept_if_any_accepted',
};

function pointsOf(group: TestGroup) {
  const flags = [
    verdictFlag[group.verdictFrom],
    group.aggregation === 'average' ? 'avg' : group.aggregation,
    ...(group.countsSamples ? [] : ['ignore_sample']),
  ];
  return {
    on_reject: group.onReject,
    grader_flags: flags.join(' '),
    accept_score: group.acceptScore,
    reject_score: group.rejectScore,
    range: `-inf ${group.maxScore ?? '+inf'}`,
    require_pass: group.requires,
  };
}

function checkerFiles(checker: CheckerConfig) {
  if (checker.type === 'tokens') return {};
  const { outputChecker } = checker;
  const more = outputChecker?.type === 'custom' ? filesIn(outputCheckerFolder, outputChecker.files) : {};
  return { ...filesIn('output_validator', checker.files), ...more };
}

const filesIn = (folder: string, files: CustomChecker['files']) =>
  Object.fromEntries(files.map(({ path, content }) => [`${folder}/${path}`, content]));

function outputCheckerExtras({ outputChecker }: CustomChecker): OutputCheckerExtras | undefined {
  if (!outputChecker) return undefined;
  if (outputChecker.type === 'custom')
    return { arguments: outputChecker.arguments, protocol: outputChecker.protocol };
  return { arguments: tokensArguments(outputChecker), comparison: outputChecker.compares };
}

/** Arguments of the format's default validator. */
function argumentsOf(checker: CheckerConfig): string[] {
  return checker.type === 'custom' ? checker.arguments : tokensArguments(checker);
}

function tokensArguments(checker: TokensChecker): string[] {
  const numbers = {
    float_tolerance: checker.floatTolerance,
    float_relative_tolerance: checker.floatRelativeTolerance,
    float_absolute_tolerance: checker.floatAbsoluteTolerance,
  };
  return [
    ...(checker.caseSensitive ? ['case_sensitive'] : []),
    ...(checker.spaceChangeSensitive ? ['space_change_sensitive'] : []),
    ...Object.entries(numbers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)])),
  ];
}

function reportLosses({ testCases, sampleInput, sampleOutput }: CreateProblem, report: string[]): void {
  const differ = (value: (testCase: TestCase) => number) => new Set(testCases.map(value)).size > 1;
  if (differ(({ weight }) => weight)) report.push('weights of single test cases are not exported');
  if (differ(({ timeLimit }) => timeLimit) || differ(({ memoryLimit }) => memoryLimit))
    report.push('limits of single test cases are not exported: the largest limits apply to all');
  const hasSample = testCases.some(({ sample }) => sample);
  if (!hasSample && sampleInput + sampleOutput !== '')
    report.push('the sample text is not exported: no test case is a sample');
}
