import { languages } from '../../../contract/limits';
import { isUntouched } from './jury/edit-solutions';
import type { ProblemForm } from './problem-form';
import { statementField } from './statement/statement-issues';
import { isOwnCode } from './to-problem';

/** The position in the form of the entry at this position among those that are published. */
function positionOf<Entry>(
  entries: readonly Entry[],
  isPublished: (entry: Entry) => boolean,
  at: number,
): number {
  return entries.flatMap((entry, position) => (isPublished(entry) ? [position] : []))[at] ?? at;
}

/** Where the form has what is at a path of the problem: empty hints and untouched programs are not published. */
export function toFormPath(form: ProblemForm, path: string): string {
  const [name = '', index = '', ...rest] = path.split('.');
  const at = Number(index);
  const entry = (position: number) => [name, position, ...rest].join('.');
  switch (name) {
    case 'hints':
      return index === '' ? path : entry(positionOf(form.hints, (hint) => hint.trim() !== '', at));
    case 'jurySolutions':
      return index === '' ? path : entry(positionOf(form.solutions, (one) => !isUntouched(one), at));
    case 'initialCode': {
      const language = languages.filter((one) => isOwnCode(form, one))[at];
      return index === '' || !language ? name : `${name}.${language}`;
    }
    case 'questionData':
      return [index, ...rest].join('.');
    case 'translations':
      return statementField(form, path);
    case 'juryFiles':
    case 'publishAnyway':
      return 'jurySolutions';
    case 'tags':
      return name;
    case 'checker':
      return index === 'floatTolerance' ? 'checker.floatAbsoluteTolerance' : path;
    default:
      return path;
  }
}
