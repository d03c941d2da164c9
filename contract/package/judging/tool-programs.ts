/** Input validators and generators of a package (decision 114). */
import type {
  Generator,
  InputValidator,
  ProblemTools,
  ToolProgram,
  ValidatorArguments,
} from '../../entities/problem/problem-tools';
import { filesOf } from '../../entities/problem/problem-tools';
import type { ProgramFile } from '../../entities/problem/program-files';
import { checkerFilesMax, toolLimits } from '../../limits';
import type { ToolExtras } from '../extras';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { compareNaturally } from '../natural-order';
import { PackageFault } from '../package-fault';
import type { GroupSettings } from './group-settings';
import { languageOfPath, leadsOut, protocolOf, withMain } from './output-validator';
import { nameScripts } from './script-names';

const folders = { validators: /^input(?:_format)?_validators?\/./, generators: /^generators\/./ };
type Kind = keyof typeof folders;

const header = /\.(h|hpp|hh|hxx)$/i;

interface Found {
  programs: ToolProgram[];
  headers: ProgramFile[];
}

/** Without the member if the package has neither. Programs that the judge cannot run are kept without a language. */
export async function readTools(
  tree: FileTree,
  paths: readonly string[],
  /** Of test groups, without those of single test cases. */
  groups: ReadonlyMap<string, GroupSettings>,
  extras: ToolExtras,
  report: ImportReport,
): Promise<{ tools?: ProblemTools }> {
  const validators = await readPrograms(tree, paths, 'validators', report);
  const generators = await readPrograms(tree, paths, 'generators', report);
  const { script = '' } = extras;
  if (validators.programs.length + generators.programs.length === 0 && script === '') return {};
  const sharedFiles = shareHeaders([validators, generators]);
  const shared = new Set(sharedFiles.map(({ path }) => path));
  const withoutShared = (program: ToolProgram): ToolProgram =>
    usesHeaders(program)
      ? { ...program, files: program.files.filter(({ path }) => !shared.has(path)) }
      : program;
  return {
    tools: {
      validators: withLooseHeaders(validators, shared)
        .slice(0, toolLimits.validatorsMax)
        .map((program) =>
          toValidator(withoutShared(program), filesOf(program, sharedFiles), groups, extras, report),
        ),
      generators: withLooseHeaders(generators, shared).slice(0, toolLimits.generatorsMax).map(withoutShared),
      sharedFiles,
      script,
    },
  };
}

async function readPrograms(
  plainTree: FileTree,
  plainPaths: readonly string[],
  kind: Kind,
  report: ImportReport,
): Promise<Found> {
  const { tree, paths } = await nameScripts(plainTree, plainPaths, folders[kind]);
  const found = paths.filter((path) => folders[kind].test(path)).sort(compareNaturally);
  const byProgram = new Map<string, ProgramFile[]>();
  const headers: ProgramFile[] = [];
  for (const path of found) {
    const [, name = '', ...rest] = path.split('/');
    const content = await readText(tree, path);
    if (content === null) {
      report(`${path} is not imported: it is not UTF-8 text`);
      continue;
    }
    if (rest.length === 0 && header.test(name)) headers.push({ path: name, content });
    else byProgram.set(name, [...(byProgram.get(name) ?? []), { path: rest.join('/') || name, content }]);
  }
  const programs = [...byProgram].flatMap(([name, files]) => toProgram(name, files, kind, report));
  return { programs, headers };
}

async function readText(tree: FileTree, path: string): Promise<string | null> {
  const bytes = await tree.read(path);
  if (bytes.includes(0) || bytes.length > toolLimits.bytesMax) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function toProgram(name: string, files: ProgramFile[], kind: Kind, report: ImportReport): ToolProgram[] {
  const place = `${kind === 'validators' ? 'input_validators' : 'generators'}/${name}`;
  const shortName = name.replace(/\s+/g, '-').slice(0, toolLimits.nameLengthMax);
  if (files.length > checkerFilesMax) {
    report(`${place} is not imported: it has more than ${checkerFilesMax} files`);
    return [];
  }
  const why = whyNotRun(files);
  if (why !== null) {
    const line = `${place} is kept, but not run: ${why}`;
    // A generator's tests are in the package. A validator's checks are missing.
    if (kind === 'generators') report.assume(line);
    else report(line);
    return [{ name: shortName, files }];
  }
  const language = files.map(({ path }) => languageOfPath(path)).find(Boolean);
  return [{ name: shortName, language, files: sorted(language === 'PYTHON3' ? withMain(files) : files) }];
}

/** By their last names: a script that becomes main.py has another place when it is read again. */
const sorted = (files: readonly ProgramFile[]) =>
  [...files].sort((one, other) => compareNaturally(one.path, other.path));

/** Null: the judge can run it. */
function whyNotRun(files: ProgramFile[]): string | null {
  if (files.some(({ path }) => path === 'build' || path === 'run')) return 'it has a build script';
  const languages = new Set(files.flatMap(({ path }) => languageOfPath(path) ?? []));
  if (languages.size === 0) return 'it is not written in C++, Python 3, Java or JavaScript';
  if (languages.size > 1) return 'it uses two languages';
  if (files.some(({ content }) => /^#!.*python2/.test(content))) return 'it is a Python 2 program';
  const includes = /^[ \t]*#[ \t]*include[ \t]*"([^"\n]*)"/gm;
  for (const { path, content } of files)
    for (const [, included = ''] of content.matchAll(includes))
      if (leadsOut(path, included)) return `it includes ${included}, which is outside its folder`;
  try {
    if (languages.has('PYTHON3')) withMain(files);
  } catch (error) {
    if (error instanceof PackageFault) return 'it has no main file';
    throw error;
  }
  return null;
}

const usesHeaders = ({ language }: ToolProgram) => language === 'CPP17';

/** Headers that are the same in each program that has them, such as `testlib.h`. */
function shareHeaders(found: readonly Found[]): ProgramFile[] {
  const contents = new Map<string, string | null>();
  for (const { path, content } of found.flatMap(headersOf))
    contents.set(path, !contents.has(path) || contents.get(path) === content ? content : null);
  return sorted([...contents].flatMap(([path, content]) => (content === null ? [] : [{ path, content }])));
}

function headersOf({ programs, headers }: Found): ProgramFile[] {
  const users = programs.filter(usesHeaders);
  const own = users.flatMap(({ files }) => files).filter(({ path }) => header.test(path));
  return users.length > 0 ? [...headers, ...own] : [];
}

/** Headers beside the programs of one folder that differ from those of the other folder. */
function withLooseHeaders({ programs, headers }: Found, shared: ReadonlySet<string>): ToolProgram[] {
  const loose = headers.filter(({ path }) => !shared.has(path));
  return programs.map((program) =>
    usesHeaders(program) && loose.length > 0
      ? { ...program, files: sorted(filesOf(program, loose)) }
      : program,
  );
}

function toValidator(
  program: Generator,
  files: readonly ProgramFile[],
  groups: ReadonlyMap<string, GroupSettings>,
  { protocols = {} }: ToolExtras,
  report: ImportReport,
): InputValidator {
  const { name, language } = program;
  const own: { group: string; arguments: string[] }[] = [];
  for (const [group, { inputArgs }] of groups) {
    const args = argumentsOf(inputArgs, name);
    if (args) own.push({ group, arguments: args });
  }
  const groupArguments = own.filter(({ group }) => group !== '');
  return {
    name,
    ...(language && { language }),
    files: program.files,
    protocol: protocols[name] ?? guessProtocol(name, files, report),
    arguments: own.find(({ group }) => group === '')?.arguments ?? [],
    ...(groupArguments.length > 0 && { groupArguments }),
  };
}

const argumentsOf = (all: GroupSettings['inputArgs'], name: string) =>
  Array.isArray(all) ? all : (all?.[name] ?? all?.[withoutExtension(name)]);

/** Of a single test case. Without the member if it has none of its own. */
export function caseArguments(
  tools: ProblemTools | undefined,
  settings: GroupSettings | undefined,
): { validatorArguments?: ValidatorArguments } {
  const validatorArguments = (tools?.validators ?? []).flatMap(({ name }) => {
    const args = argumentsOf(settings?.inputArgs, name);
    return args ? [{ validator: name, arguments: args }] : [];
  });
  return validatorArguments.length > 0 ? { validatorArguments } : {};
}

const withoutExtension = (name: string) => name.replace(/\.[^.]+$/, '');

function guessProtocol(
  name: string,
  files: readonly ProgramFile[],
  report: ImportReport,
): InputValidator['protocol'] {
  try {
    return protocolOf(files, `input_validators/${name}/`);
  } catch (error) {
    if (!(error instanceof PackageFault)) throw error;
    report(`input_validators/${name} includes testlib.h, but the package does not contain it`);
    return 'testlib';
  }
}

/** By path; `readTools` returns the same programs. */
export function toolFiles({ tools }: { tools?: ProblemTools | undefined }): Record<string, string> {
  if (!tools) return {};
  const files: Record<string, string> = {};
  const write = (folder: string, program: ToolProgram, usesShared: boolean) => {
    const { name, files: own } = program;
    const all = usesShared ? filesOf(program, tools.sharedFiles) : own;
    const isLoose = all.length === 1 && all[0]?.path === name;
    for (const { path, content } of all)
      files[isLoose ? `${folder}/${name}` : `${folder}/${name}/${path}`] = content;
  };
  for (const one of tools.validators) write('input_validators', one, usesHeaders(one));
  for (const one of tools.generators) write('generators', one, usesHeaders(one));
  return files;
}

/** For `input_validator_args` of a group. */
export function inputArguments(tools: ProblemTools | undefined, group: string): object {
  const lists = (tools?.validators ?? []).flatMap((one) => {
    const own =
      group === '' ? one.arguments : one.groupArguments?.find((other) => other.group === group)?.arguments;
    return own && (group !== '' || own.length > 0) ? [[one.name, own] as const] : [];
  });
  return lists.length > 0 ? { input_validator_args: Object.fromEntries(lists) } : {};
}

/** Groups with arguments of their own. */
export const groupsWithArguments = (tools: ProblemTools | undefined): string[] =>
  (tools?.validators ?? []).flatMap(({ groupArguments = [] }) => groupArguments.map(({ group }) => group));
