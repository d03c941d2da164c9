import { ShieldCheck } from 'lucide-react';
import { Notice } from '../../../ui/notice';
import styles from './contest-page.module.css';
import { messages } from './messages';

/** iPhones allow full screen for videos only. */
const hasFullScreen = () => document.fullscreenEnabled === true;

export function ProctorNotice({ maxWarnings }: { maxWarnings: number }) {
  const isFull = hasFullScreen();
  return (
    <Notice
      tone={isFull ? 'plain' : 'accent'}
      icon={<ShieldCheck aria-hidden />}
      title={messages.proctoring.title}
    >
      {!isFull && <p>{messages.proctoring.noFullScreen}</p>}
      <ul className={styles.rules}>
        {messages.proctoring.rules(maxWarnings, isFull).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Notice>
  );
}
