import type { Assignment } from '../../../../contract/entities/classes/assignment';
import { languageLabels } from '../../../../contract/limits';
import { solutionsFromMs } from '../../../../contract/rules/classes/assignment-validity';
import { momentText } from '../../../lib/words';
import styles from './assignments.module.css';
import { moment, phaseOf } from './describe-assignment';
import { messages } from './messages';

const texts = messages.facts;

export function AssignmentFacts({ assignment, nowMs }: { assignment: Assignment; nowMs: number }) {
  const { dueAt, opensAt, lateUntil, languages, role, groups, isPublished, className } = assignment;
  const solutionsMs = solutionsFromMs(assignment);
  const phase = phaseOf(assignment, nowMs);
  const isTeacher = role === 'teacher';
  const facts: [string, string | undefined][] = [
    [texts.class, className],
    [texts.state, isTeacher ? (isPublished ? texts.published : texts.draft) : undefined],
    [texts.opens, isTeacher || phase === 'upcoming' ? moment(opensAt, nowMs) : undefined],
    [texts.due, dueAt === null ? messages.noDue : moment(dueAt, nowMs)],
    [texts.late, dueAt === null ? undefined : lateText(lateUntil, nowMs)],
    [
      texts.languages,
      languages.length === 0
        ? isTeacher
          ? texts.allLanguages
          : undefined
        : languages.map((language) => languageLabels[language]).join(', '),
    ],
    [texts.groups, isTeacher ? groups?.join(', ') || texts.wholeClass : undefined],
    [
      texts.solutions,
      solutionsMs === null
        ? isTeacher
          ? texts.noSolutions
          : undefined
        : texts.solutionsAt(momentText(solutionsMs, nowMs)),
    ],
  ];
  return (
    <dl className={styles.factList}>
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const lateText = (lateUntil: string | null, nowMs: number) =>
  lateUntil === null ? texts.lateAlways : texts.lateUntil(moment(lateUntil, nowMs));
