import type { TestGroupResult } from '../../../../contract/entities/submission';
import { verdictLabels } from '../../../../contract/rules/verdicts';
import { classNames } from '../../../ui/class-names';
import { groupName, scoreText } from '../results/submission-words';
import styles from './verdict.module.css';

export function VerdictGroups({ groups }: { groups: readonly TestGroupResult[] }) {
  return (
    <table className={styles.groups}>
      <caption className="visually-hidden">Points by group of tests</caption>
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Verdict</th>
          <th scope="col" className={styles.points}>
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, verdict, score, maxScore }) => (
          <tr key={name}>
            <th scope="row">{groupName(name)}</th>
            <td className={classNames(verdict && (verdict === 'AC' ? styles.good : styles.bad))}>
              {verdict ? verdictLabels[verdict] : 'Not run'}
            </td>
            <td className={styles.points}>
              {maxScore > 0 ? `${scoreText(score)} of ${scoreText(maxScore)}` : 'none'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
