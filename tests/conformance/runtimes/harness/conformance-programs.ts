import { join } from 'node:path';
import type { RunLanguage } from '../../../../wasm/run-client';
import { madeInputs as madeForCpp } from '../cpp/made-inputs';
import { madeInputs as madeForJavascript } from '../javascript/made-inputs';
import { madeInputs as madeForPython } from '../python/made-inputs';
import { type ConformanceProgram, readPrograms } from './read-programs';

const sources: Record<RunLanguage, [folder: string, made: Record<string, string>]> = {
  CPP17: ['cpp', madeForCpp],
  JAVASCRIPT_NODE: ['javascript', madeForJavascript],
  PYTHON3: ['python', madeForPython],
};

export const conformanceLanguages = Object.keys(sources) as RunLanguage[];

/** All programs of a language on which browser and judge are compared. */
export function conformancePrograms(language: RunLanguage): ConformanceProgram[] {
  const [folder, made] = sources[language];
  return readPrograms(join(import.meta.dirname, '..', folder), made);
}

const groupOf = ({ name }: ConformanceProgram) => name.slice(0, name.indexOf(':'));

/** The first `count` programs of each group, for a short test. */
export function firstOfEachGroup(
  programs: readonly ConformanceProgram[],
  count: number,
): ConformanceProgram[] {
  const taken = new Map<string, number>();
  return programs.filter((program) => {
    const before = taken.get(groupOf(program)) ?? 0;
    taken.set(groupOf(program), before + 1);
    return before < count;
  });
}
