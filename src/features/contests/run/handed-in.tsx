import { useLiveQuery } from 'dexie-react-hooks';
import { isQuestionType } from '../../../../contract/rules/question-type';
import { type AnswerRow, answersOf } from '../../../data/work/answers';
import { type SubmissionRow, submissionsOf } from '../../../data/work/submissions';
import { letterOf } from '../../../lib/problem-letter';
import { counted } from '../../../lib/words';
import { Section } from '../../../ui/section';
import { useContestRun } from './contest-run-state';
import { asideReason } from './handed-in-words';
import { markWords } from './run-marks';
import styles from './run-screens.module.css';

export function HandedIn() {
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
    <Section title="What you handed in">
      <ol className={styles.handed}>
        {problems.map(({ id, title }, index) => {
          const handed = rows[index] ?? [];
          const reasons = [...new Set(handed.flatMap((row) => asideReason(row) ?? []))];
          return (
            <li key={id}>
              <strong>{`${letterOf(index)}. ${title}`}</strong>
              <span>
                {markWords[marks[index] ?? 'untouched']}
                {handed.length > 1 && ` (${counted(handed.length, 'submission')})`}
              </span>
              {reasons.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
