import type { TestGroupResult } from '../../../../contract/entities/submission';
import { verdictLabels } from '../../../../contract/rules/judging/verdicts';
import { classNames } from '../../../ui/class-names';
import { messages } from './messages';
import styles from './verdict.module.css';
import { groupName, scoreText } from './verdict-facts';

export function VerdictGroups({ groups }: { groups: readonly TestGroupResult[] }) {
  return (
    <table className={styles.groups}>
      <caption className="visually-hidden">{messages.groupsCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.group}</th>
          <th scope="col">{messages.verdict}</th>
          <th scope="col" className={styles.points}>
            {messages.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, verdict, score, maxScore }) => (
          <tr key={name}>
            <th scope="row">{groupName(name)}</th>
            <td className={classNames(verdict && (verdict === 'AC' ? styles.good : styles.bad))}>
              {verdict ? verdictLabels[verdict] : messages.notRun}
            </td>
            <td className={styles.points}>
              {maxScore > 0 ? messages.pointsOf(scoreText(score), scoreText(maxScore)) : messages.noPoints}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
