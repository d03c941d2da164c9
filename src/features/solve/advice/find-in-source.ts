import type { Language } from '../../../../contract/limits';
import type { AdviceId } from './advice';
import { lineOf } from './outputs/output-facts';

/** Advice without values. */
export type SlipId = Extract<
  AdviceId,
  | 'forSemicolons'
  | 'arrowInsteadOfComparison'
  | 'elseWithCondition'
  | 'missingComma'
  | 'assignsSign'
  | 'halfCondition'
  | 'spreadMissing'
>;

export type SourceTable = readonly (readonly [pattern: RegExp, id: SlipId, languages: readonly Language[]])[];

/** The first pattern of the language that matches, with its line in the text. */
export function findInSource(
  table: SourceTable,
  text: string,
  language: Language,
): { id: SlipId; line: number | null } | null {
  const found = table.find(([pattern, , languages]) => languages.includes(language) && pattern.test(text));
  return found ? { id: found[1], line: lineOf(text, found[0]) } : null;
}
