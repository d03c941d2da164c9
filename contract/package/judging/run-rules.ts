/** Files of `include/`, languages and limits of programs. */

import type { CheckerConfig } from '../../entities/checker/checker-config';
import type { AddedFiles, CheckerLimits, RunRules } from '../../entities/checker/run-rules';
import type { ProgramFile } from '../../entities/problem/program-files';
import {
  checkerBytesMax,
  checkerFilesMax,
  type Language,
  languages,
  outputLimitMb,
  sourceBytesMax,
} from '../../limits';
import type { Extras } from '../extras';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { compareNaturally } from '../natural-order';
import { PackageFault } from '../package-fault';
import { type PackageSettings, settingsFile } from '../problem-yaml';
import { readDocument } from '../read-text';
import { programFileOf } from './program-file';

/** Codes of the format → our languages. Its other languages do not exist here. */
const languageOfCode: Readonly<Record<string, Language>> = {
  cpp: 'CPP17',
  'c++': 'CPP17',
  java: 'JAVA8',
  python3: 'PYTHON3',
  python: 'PYTHON3',
  py: 'PYTHON3',
  javascript: 'JAVASCRIPT_NODE',
  js: 'JAVASCRIPT_NODE',
};

/** As `readRunRules` and `readCheckerLimits` read them. */
export function runRuleFiles({ addedFiles = [] }: RunRules): Record<string, string> {
  return Object.fromEntries(
    addedFiles.flatMap(({ language, files }) =>
      files.map(({ path, content }) => [`include/${codeOfLanguage[language]}/${path}`, content]),
    ),
  );
}

export function programFilesOf({ addedFiles = [] }: RunRules): Extras['programFiles'] {
  const named = addedFiles.flatMap(({ language, programFile }) =>
    programFile === undefined ? [] : [[language, programFile] as const],
  );
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** Members of `limits` and `languages` in `problem.yaml`. */
export function runSettings(checker: CheckerConfig) {
  const { languages: accepted, outputLimitMb: output, codeLimitBytes } = checker.run ?? {};
  const { limits, passes } = checker.type === 'custom' ? checker : {};
  return {
    languages: accepted?.map((language) => codeOfLanguage[language]),
    limits: {
      output,
      code: codeLimitBytes && codeLimitBytes / 1024,
      validation_time: limits?.cpuSeconds,
      validation_memory: limits?.memoryMb,
      validation_output: limits?.outputMb,
      validation_passes: passes,
    },
  };
}

const codeOfLanguage: Readonly<Record<Language, string>> = {
  CPP17: 'cpp',
  JAVA8: 'java',
  PYTHON3: 'python3',
  JAVASCRIPT_NODE: 'javascript',
};

/** Undefined if the package has no rule of its own. */
export async function readRunRules(
  tree: FileTree,
  paths: readonly string[],
  settings: PackageSettings,
  programFiles: Extras['programFiles'],
  report: ImportReport,
): Promise<RunRules | undefined> {
  const addedFiles = await readAddedFiles(tree, paths, programFiles);
  const accepted = acceptedLanguages(settings);
  const { output, code } = settings.limits;
  const rules: RunRules = {
    ...(addedFiles.length > 0 && { addedFiles }),
    ...(accepted && { languages: accepted }),
    ...(output !== undefined && {
      outputLimitMb: clamp('limits.output (MiB)', output, outputLimitMb, report),
    }),
    ...(code !== undefined && codeLimit(code, report)),
  };
  return Object.keys(rules).length > 0 ? rules : undefined;
}

function codeLimit(kib: number, report: ImportReport): Pick<RunRules, 'codeLimitBytes'> {
  const max = sourceBytesMax / 1024;
  if (kib > max) report(`${settingsFile}: limits.code ${kib} KiB becomes ${max} KiB`);
  return kib >= max ? {} : { codeLimitBytes: Math.max(1, Math.floor(kib * 1024)) };
}

/** Undefined: all. */
function acceptedLanguages({ languages: codes }: PackageSettings): Language[] | undefined {
  if (codes.length === 0 || codes.includes('all')) return undefined;
  const accepted = languages.filter((language) => codes.some((code) => languageOfCode[code] === language));
  if (accepted.length > 0) return accepted.length === languages.length ? undefined : accepted;
  throw new PackageFault(
    settingsFile,
    `it accepts only programs in ${codes.join(', ')}, and none of these languages is supported`,
    true,
  );
}

/** `include/<language>/`; `include/default/` is for languages without a folder of their own. */
async function readAddedFiles(
  tree: FileTree,
  paths: readonly string[],
  programFiles: Extras['programFiles'] = {},
): Promise<AddedFiles[]> {
  const own = new Map<Language, string>();
  let usual: string | undefined;
  for (const folder of new Set(paths.flatMap((path) => /^include\/[^/]+(?=\/)/.exec(path)?.[0] ?? []))) {
    const code = folder.slice('include/'.length);
    const language = languageOfCode[code];
    if (code === 'default') usual = folder;
    else if (language) own.set(language, folder);
  }
  const added: AddedFiles[] = [];
  for (const language of languages) {
    const folder = own.get(language) ?? usual;
    if (folder === undefined) continue;
    const files = await readFiles(tree, paths, folder);
    const programFile = programFiles[language] ?? programFileOf(language, files, paths);
    added.push({ language, files, ...(programFile !== undefined && { programFile }) });
  }
  return added;
}

async function readFiles(tree: FileTree, paths: readonly string[], folder: string): Promise<ProgramFile[]> {
  const files: ProgramFile[] = [];
  for (const path of paths.filter((one) => one.startsWith(`${folder}/`)).sort(compareNaturally)) {
    const content = await readDocument(tree, path);
    if (content.includes('\0')) throw new PackageFault(path, 'contains a NUL byte; added files must be text');
    files.push({ path: path.slice(folder.length + 1), content });
  }
  const characters = files.reduce((sum, { content }) => sum + content.length, 0);
  if (files.length > checkerFilesMax || characters > checkerBytesMax)
    throw new PackageFault(
      folder,
      `adds ${files.length} files of ${characters} bytes to programs; the limit is ${checkerFilesMax} files and ${checkerBytesMax} bytes`,
    );
  return files;
}

/** Only what the package sets. */
export function readCheckerLimits(
  { limits }: PackageSettings,
  report: ImportReport,
): CheckerLimits | undefined {
  const { validationTime: time, validationMemory: memory, validationOutput: output } = limits;
  const own = {
    ...(time !== undefined && {
      cpuSeconds: clamp('limits.validation_time (s)', time, { min: 1, max: 60 }, report),
    }),
    ...(memory !== undefined && {
      memoryMb: clamp('limits.validation_memory (MiB)', memory, { min: 8, max: 2048 }, report),
    }),
    ...(output !== undefined && {
      outputMb: clamp('limits.validation_output (MiB)', output, { min: 1, max: 64 }, report),
    }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}

/** A smaller limit than the package's can change verdicts, a larger one is only generous. */
function clamp(
  name: string,
  value: number,
  { min, max }: { min: number; max: number },
  report: ImportReport,
): number {
  if (value > max) report(`${settingsFile}: ${name} ${value} becomes ${max}`);
  if (value < min) report.assume(`${settingsFile}: ${name} ${value} becomes ${min}`);
  return Math.min(max, Math.max(min, value));
}
