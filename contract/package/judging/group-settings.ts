/**
 * Settings of test data folders: `testdata.yaml` (legacy) or `test_group.yaml` (dated versions). A single case can
 * have such a file too.
 */
import * as z from 'zod/mini';
import type { FileTree } from '../file-tree';
import { compareNaturally } from '../natural-order';
import { type PackageSettings, words, wordsOf } from '../problem-yaml';
import { readYaml } from '../read-text';

const validatorArgs = z.nullish(z.union([words, z.looseObject({ flags: words })]));
/** One list for all validators, or a list for each by name. */
const inputArgs = z.nullish(z.union([words, z.record(z.string(), words)]));
const score = z.nullish(z.union([z.number(), z.string()]));
const File = z.looseObject({
  args: words,
  output_validator_args: validatorArgs,
  output_validator_flags: validatorArgs,
  input_validator_args: inputArgs,
  input_validator_flags: inputArgs,
  on_reject: z.nullish(z.string()),
  grading: z.nullish(
    z.union([z.string(), z.looseObject({ score, max_score: score, aggregation: z.nullish(z.string()) })]),
  ),
  grader_flags: words,
  accept_score: score,
  reject_score: score,
  range: words,
  max_score: score,
  score_aggregation: z.nullish(z.string()),
  scoring: z.nullish(z.looseObject({ score, max_score: score, aggregation: z.nullish(z.string()) })),
  require_pass: words,
});

/** Missing members are inherited from the folder above. */
export interface GroupSettings {
  args?: string[];
  onReject?: 'break' | 'continue';
  graderFlags?: string[];
  acceptScore?: number;
  rejectScore?: number;
  /** Infinity: unbounded. */
  maxScore?: number;
  aggregation?: 'pass-fail' | 'sum' | 'min';
  requires?: string[];
  hasOwnGrader?: boolean;
  /** Of input validators: for all, or by name. */
  inputArgs?: string[] | Record<string, string[]>;
  usesFiles?: boolean;
  /** Such as `on_reject: worst`. */
  unknownWords?: string[];
}

const understood = new Set([
  ...Object.keys(File.shape),
  ...['description', 'hint', 'full_feedback'],
  ...['input_visualizer_args', 'output_visualizer_args'],
]);

/** By folder ('' is `data` itself) or case. */
export async function readGroupSettings(
  tree: FileTree,
  paths: readonly string[],
  report: (line: string) => void,
): Promise<Map<string, GroupSettings>> {
  const found = new Map<string, GroupSettings>();
  for (const path of [...paths].sort(compareNaturally)) {
    const place = placeOf(path);
    if (place === undefined) continue;
    const file = await readYaml(tree, path, File);
    const unknown = Object.keys(file).filter((key) => !understood.has(key));
    if (unknown.length > 0) report(`${path}: not imported: ${unknown.join(', ')}`);
    found.set(place, settingsOf(file));
  }
  return found;
}

/** Points of `problem.yaml`, in older packages, replace those of all groups. */
export function withGrading(
  settings: ReadonlyMap<string, GroupSettings>,
  grading: PackageSettings['grading'],
): Map<string, GroupSettings> {
  if (!grading) return new Map(settings);
  const { on_reject: word, accept_score, reject_score } = grading;
  const onReject = word === 'first_error' ? 'break' : word === 'grade' ? 'continue' : undefined;
  const own = defined<GroupSettings>({
    onReject,
    acceptScore: numberOf(accept_score),
    rejectScore: numberOf(reject_score),
    maxScore: numberOf(wordsOf(grading.range)[1]),
  });
  return new Map(
    [...new Set(['', ...settings.keys()])].map((place) => [place, { ...settings.get(place), ...own }]),
  );
}

function placeOf(path: string): string | undefined {
  const [, place] = /^data\/((?:sample|secret)\/.*|test_group|testdata)\.yaml$/.exec(path) ?? [];
  if (place === undefined || place.includes('.files/')) return undefined;
  return place.replace(/(^|\/)(test_group|testdata)$/, '');
}

function settingsOf(file: z.output<typeof File>): GroupSettings {
  const { grading } = file;
  const scoring = file.scoring ?? (typeof grading === 'object' ? grading : undefined);
  const own = file.output_validator_args ?? file.output_validator_flags;
  const range = wordsOf(file.range);
  return defined({
    args: own === null || own === undefined ? undefined : wordsOf(isMap(own) ? own.flags : own),
    onReject: file.on_reject === 'continue' || file.on_reject === 'break' ? file.on_reject : undefined,
    graderFlags:
      file.grader_flags === null || file.grader_flags === undefined ? undefined : wordsOf(file.grader_flags),
    acceptScore: numberOf(file.accept_score ?? scoring?.score),
    rejectScore: numberOf(file.reject_score),
    maxScore: numberOf(file.max_score ?? scoring?.max_score ?? range[1]),
    aggregation: aggregationOf(file.score_aggregation ?? scoring?.aggregation),
    requires:
      file.require_pass === null || file.require_pass === undefined ? undefined : wordsOf(file.require_pass),
    inputArgs: inputArgsOf(file.input_validator_args ?? file.input_validator_flags),
    hasOwnGrader: grading === 'custom' ? true : undefined,
    unknownWords: unknownWordsOf(file),
    usesFiles: wordsOf(file.args).length > 0 ? true : undefined,
  });
}

function unknownWordsOf({ on_reject, score_aggregation, scoring, grading }: z.output<typeof File>) {
  const named = typeof grading === 'object' ? grading?.aggregation : undefined;
  const aggregation = score_aggregation ?? scoring?.aggregation ?? named;
  const unknown = [
    ...(on_reject && !['break', 'continue'].includes(on_reject) ? [`on_reject: ${on_reject}`] : []),
    ...(aggregation && !aggregationOf(aggregation) ? [`score_aggregation: ${aggregation}`] : []),
    ...(typeof grading === 'string' && !['default', 'custom'].includes(grading)
      ? [`grading: ${grading}`]
      : []),
  ];
  return unknown.length > 0 ? unknown : undefined;
}

const isMap = (value: object | string | number): value is { flags?: z.output<typeof words> } =>
  typeof value === 'object' && !Array.isArray(value);

function inputArgsOf(value: z.output<typeof inputArgs>): GroupSettings['inputArgs'] {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return wordsOf(value);
  return Object.fromEntries(Object.entries(value).map(([name, list]) => [name, wordsOf(list)]));
}

function aggregationOf(word: string | null | undefined): GroupSettings['aggregation'] {
  return word === 'pass-fail' || word === 'sum' || word === 'min' ? word : undefined;
}

/** `inf`, `+inf` and `unbounded` become Infinity. */
function numberOf(value: z.output<typeof score>): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (/^\+?inf(inity)?$|^unbounded$/i.test(String(value))) return Number.POSITIVE_INFINITY;
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
}

function defined<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

export function ancestorsOf(place: string): string[] {
  if (place === '') return [''];
  const slash = place.lastIndexOf('/');
  return [place, ...ancestorsOf(slash < 0 ? '' : place.slice(0, slash))];
}

/** At the place itself or the nearest folder above. */
export function inheritedSetting<K extends keyof GroupSettings>(
  settings: ReadonlyMap<string, GroupSettings>,
  place: string,
  key: K,
): GroupSettings[K] {
  for (const one of ancestorsOf(place)) {
    const value = settings.get(one)?.[key];
    if (value !== undefined) return value;
  }
  return undefined;
}
