/** Merges two changes of a problem that started from the same version, field by field. */
import type { NewProblem } from '../../../../contract/entities/problem/new-problem';
import { formOf } from '../from-problem';
import type { ProblemForm } from '../problem-form';
import { toProblem } from '../to-problem';

type Field = keyof ProblemForm;

/** Fields that only make sense together. */
const groups: readonly (readonly Field[])[] = [
  ['testCases', 'limits'],
  ['type', 'questionData', 'initialCode', 'hasGaps'],
  ['checkerKind', 'caseSensitive', 'spaceChangeSensitive', 'floatAbsolute', 'floatRelative', 'custom'],
  ['solutions', 'juryFiles'],
];
/** Not typed by the user. */
const derived: readonly Field[] = ['base', 'withoutTexts'];

export interface Merged {
  /** Where both changed the same field, it has the text of `mine`. */
  form: ProblemForm;
  /** The first field of each group that both changed differently. */
  conflicts: Field[];
}

export function mergeForms(base: ProblemForm, mine: ProblemForm, theirs: ProblemForm): Merged {
  // A draft may have rows and templates that are not published; the comparison is between published forms.
  const [was, own] = [published(base), published(mine)];
  const other = published(theirs);
  const conflicts: Field[] = [];
  let form = mine;
  for (const group of groupsOf(mine)) {
    const isSame = (a: ProblemForm, b: ProblemForm) =>
      group.every((field) => textOf(a[field]) === textOf(b[field]));
    if (isSame(own, other) || isSame(other, was)) continue;
    if (isSame(own, was))
      form = { ...form, ...Object.fromEntries(group.map((field) => [field, theirs[field]])) };
    else conflicts.push(group[0] as Field);
  }
  return { form, conflicts };
}

const published = (form: ProblemForm) => formOf(toProblem(form) as NewProblem);

function groupsOf(form: ProblemForm): readonly (readonly Field[])[] {
  const grouped = new Set([...groups.flat(), ...derived]);
  const single = (Object.keys(form) as Field[]).filter((field) => !grouped.has(field));
  return [...groups, ...single.map((field) => [field])];
}

/** The order of members differs between a draft and the server's answer. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
