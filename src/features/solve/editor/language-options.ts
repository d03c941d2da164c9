import type { LanguageStatus } from '../../../../contract/entities/status';
import { type Language, languageLabels } from '../../../../contract/limits';
import { messages } from '../messages';

export function languageOptions(
  languages: readonly Language[],
  facts: readonly LanguageStatus[],
): { value: Language; label: string }[] {
  return languages.map((value) => {
    const label = languageLabels[value];
    return {
      value,
      label: factOf(value, facts)?.available === false ? messages.editor.notJudgedOption(label) : label,
    };
  });
}

export function notJudgedText(language: Language, facts: readonly LanguageStatus[]): string | null {
  const fact = factOf(language, facts);
  if (fact?.available !== false) return null;
  return messages.editor.notJudged(languageLabels[language], fact.reason);
}

const factOf = (language: Language, facts: readonly LanguageStatus[]) =>
  facts.find((fact) => fact.language === language);
