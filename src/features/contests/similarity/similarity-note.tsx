import { Notice } from '../../../ui/notice';
import { messages } from './messages';
import styles from './similarity.module.css';

export function SimilarityNote() {
  return (
    <>
      <Notice>{messages.proves}</Notice>
      <details className={styles.how}>
        <summary>{messages.how}</summary>
        <p>{messages.compares}</p>
        <p>{messages.ignores}</p>
        <p>{messages.leavesOut}</p>
      </details>
    </>
  );
}
