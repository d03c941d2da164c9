import { CircleAlert } from 'lucide-react';
import { Notice } from '../../ui/notice';
import styles from './account-frame.module.css';

/** Why the last attempt failed, above the form; read out at once. */
export function FailureNotice({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <div className={styles.message}>
      <Notice tone="alert" icon={<CircleAlert aria-hidden />} title={message} />
    </div>
  );
}
