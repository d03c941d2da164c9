/** Changes of the list of jury solutions. Pure. */
import { juryLimits, type Language, sourceBytesMax } from '../../../../contract/limits';
import { type JuryExpectation, juryExpectations } from '../../../../contract/rules/jury/jury-difference';
import { starterCode } from '../../../../contract/rules/starter-code';
import type { SolutionForm } from '../problem-form';

const extensions: Record<Language, string> = {
  CPP17: 'cpp',
  JAVA8: 'java',
  PYTHON3: 'py',
  JAVASCRIPT_NODE: 'js',
};
const languageOfExtension: Record<string, Language> = {
  cpp: 'CPP17',
  cc: 'CPP17',
  cxx: 'CPP17',
  java: 'JAVA8',
  py: 'PYTHON3',
  py3: 'PYTHON3',
  js: 'JAVASCRIPT_NODE',
};
/** Words in names that say what is expected. */
const hints: [pattern: RegExp, expectation: JuryExpectation][] = [
  [/(^|[/_.-])(tle|slow|time[_-]?limit[_-]?exceeded)([/_.-]|$)/i, 'timeLimit'],
  [/(^|[/_.-])(wa|wrong([_-]?answer)?)([/_.-]|$)/i, 'wrongAnswer'],
  [/(^|[/_.-])(rte|crash|run[_-]?time[_-]?error)([/_.-]|$)/i, 'runTimeError'],
];

const nextKey = (solutions: readonly SolutionForm[]) =>
  String(Math.max(0, ...solutions.map(({ key }) => Number(key) || 0)) + 1);

/** `solution.py`, `solution-2.py` … */
function freeName(solutions: readonly SolutionForm[], wanted: string): string {
  const taken = new Set(solutions.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = wanted.replace(/(\.[^.]*)?$/, `-${number}$1`);
  return name;
}

export function newSolution(solutions: readonly SolutionForm[], language: Language): SolutionForm {
  const name = freeName(solutions, `solution.${extensions[language]}`);
  return { key: nextKey(solutions), name, language, source: starterCode(language), expected: ['AC'] };
}

export const isUntouched = ({ source, language }: Pick<SolutionForm, 'source' | 'language'>) =>
  source.trim() === '' || source.trim() === starterCode(language).trim();

export const canAdd = (solutions: readonly SolutionForm[]) => solutions.length < juryLimits.solutionsMax;

/** Also renames `solution.py` to `solution.cpp`, and replaces the untouched program. */
export function withLanguage(
  solution: SolutionForm,
  language: Language,
  others: readonly SolutionForm[],
): SolutionForm {
  const stem = solution.name.replace(/\.[^./]*$/, '');
  const name = freeName(
    others.filter(({ key }) => key !== solution.key),
    `${stem}.${extensions[language]}`,
  );
  const source = isUntouched(solution) ? starterCode(language) : solution.source;
  return { ...solution, language, name, source };
}

/** The folder of the package, and its rules about verdicts, said the former expectation. */
export function withExpectation(
  { folder: _, partial: __, rules = [], ...solution }: SolutionForm,
  expectation: JuryExpectation,
): SolutionForm {
  const kept = rules.flatMap(({ cases, score }) => (score ? [{ cases, score }] : []));
  const expected = [...juryExpectations[expectation]];
  return { ...solution, expected, ...(kept.length > 0 && { rules: kept }) };
}

/** The points of the whole problem that are expected, if a rule says so. */
export const pointsOf = ({ rules = [] }: SolutionForm): number | undefined =>
  rules.find(({ cases, score }) => cases === '' && score?.[0] === score?.[1])?.score?.[0];

export function withPoints(solution: SolutionForm, points: number | undefined): SolutionForm {
  const { rules = [], folder: _, partial: __, ...rest } = solution;
  const others = rules.filter(({ cases, score }) => cases !== '' || !score);
  const all =
    points === undefined ? others : [{ cases: '', score: [points, points] as [number, number] }, ...others];
  // Every verdict can have these points.
  const expected =
    points === undefined ? rest.expected : [...new Set([...juryExpectations.rejected, 'AC' as const])];
  return { ...rest, expected, ...(all.length > 0 && { rules: all }) };
}

export interface AddedFiles {
  solutions: SolutionForm[];
  /** Names with a reason. */
  skipped: { name: string; reason: 'language' | 'size' | 'text' | 'full' }[];
}

/** Programs by their extensions. A name such as `slow.py` sets the expected result. */
export async function readSolutionFiles(
  files: readonly File[],
  solutions: readonly SolutionForm[],
): Promise<AddedFiles> {
  const all = [...solutions];
  const skipped: AddedFiles['skipped'] = [];
  for (const file of files) {
    const language = languageOfExtension[/\.([^./]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''];
    if (!language) skipped.push({ name: file.name, reason: 'language' });
    else if (file.size > sourceBytesMax) skipped.push({ name: file.name, reason: 'size' });
    else if (!canAdd(all)) skipped.push({ name: file.name, reason: 'full' });
    else {
      const source = await readText(file);
      if (source === undefined) skipped.push({ name: file.name, reason: 'text' });
      else {
        const path = file.webkitRelativePath || file.name;
        const hint = hints.find(([pattern]) => pattern.test(path))?.[1] ?? 'accepted';
        const name = freeName(all, file.name);
        all.push({ key: nextKey(all), name, language, source, expected: [...juryExpectations[hint]] });
      }
    }
  }
  return { solutions: all.slice(solutions.length), skipped };
}

async function readText(file: File): Promise<string | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') || text.trim() === '' ? undefined : text;
  } catch {
    return undefined;
  }
}
