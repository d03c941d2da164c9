import type { ValidationIssue } from '../../../../contract/rules/problem-validity';
import type { ProblemForm } from '../problem-form';
import { messages } from './messages';

const required = ['title', 'description'] as const;

/** What a translation lacks. Its other texts may stay empty. */
export function translationIssues({ translations }: Pick<ProblemForm, 'translations'>): ValidationIssue[] {
  return translations.flatMap((one, at) =>
    required.flatMap((name) =>
      one[name].trim() === '' ? [{ path: `translations.${at}.${name}`, message: messages.faults[name] }] : [],
    ),
  );
}

/** The wizard's field: `translations.0.title` → `title.es`, which belongs to the step of the title. */
export function statementField({ translations }: Pick<ProblemForm, 'translations'>, path: string): string {
  const [, at, name] = /^translations\.(\d+)\.(\w+)/.exec(path) ?? [];
  const language = translations[Number(at)]?.language;
  if (name === undefined || language === undefined) return path;
  return `${name === 'language' ? 'title' : name}.${language}`;
}
