import type { LanguageStatus } from '../../../../contract/entities/status';
import { type Language, languageLabels } from '../../../../contract/limits';

export function languageOptions(
  languages: readonly Language[],
  facts: readonly LanguageStatus[],
): { value: Language; label: string }[] {
  return languages.map((value) => {
    const label = languageLabels[value];
    return { value, label: factOf(value, facts)?.available === false ? `${label} (not judged now)` : label };
  });
}

export function whyNotJudged(language: Language, facts: readonly LanguageStatus[]): string | null {
  const fact = factOf(language, facts);
  if (fact?.available !== false) return null;
  const reason = fact.reason ? ` ${fact.reason}` : '';
  return `The server cannot judge ${languageLabels[language]} at the moment.${reason} What you submit waits until it can.`;
}

const factOf = (language: Language, facts: readonly LanguageStatus[]) =>
  facts.find((fact) => fact.language === language);
