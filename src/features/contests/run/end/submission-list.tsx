import { useLiveQuery } from 'dexie-react-hooks';
import { isQuestionType } from '../../../../../contract/rules/question-type';
import { type AnswerRow, answersOf } from '../../../../data/work/answers';
import { type SubmissionRow, submissionsOf } from '../../../../data/work/submissions';
import { letterOf } from '../../../../lib/problems/problem-letter';
import { Section } from '../../../../ui/layout/section';
import { useContestRun } from '../contest-run-state';
import { messages } from '../messages';
import styles from '../run-screens.module.css';
import { submissionNote } from './submission-note';

const texts = messages.submissions;

export function SubmissionList() {
  const { account, contestSlug, problems, marks } = useContestRun();
  const rows = useLiveQuery(
    () =>
      Promise.all(
        problems.map(
          ({ id, type }): Promise<(SubmissionRow | AnswerRow)[]> =>
            isQuestionType(type)
              ? answersOf(account, id, contestSlug)
              : submissionsOf(account, id, contestSlug),
        ),
      ),
    [account, contestSlug, problems],
  );
  if (!marks || !rows || problems.length === 0) return null;
  return (
    <Section title={texts.title}>
      <ol className={styles.list}>
        {problems.map(({ id, title }, index) => {
          const submissions = rows[index] ?? [];
          const notes = [...new Set(submissions.flatMap((row) => submissionNote(row) ?? []))];
          const mark = messages.marks[marks[index] ?? 'untouched'];
          return (
            <li key={id}>
              <strong>{texts.problem(letterOf(index), title)}</strong>
              <span>{submissions.length > 1 ? texts.markWithCount(mark, submissions.length) : mark}</span>
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
