import styles from './leaderboard.module.css';
import { messages } from './messages';

/** The first three columns of every leaderboard. */
export function FirstHeads({ isIcpc }: { isIcpc: boolean }) {
  return (
    <>
      <th scope="col" className={styles.rank}>
        {messages.rank}
      </th>
      <th scope="col" className={styles.who}>
        {messages.username}
      </th>
      <th scope="col" className={styles.number}>
        {isIcpc ? messages.solved : messages.score}
      </th>
    </>
  );
}
