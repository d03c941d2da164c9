import { ShieldCheck } from 'lucide-react';
import { Notice } from '../../../ui/notice';
import styles from './contest-page.module.css';
import { messages } from './messages';

/** iPhones allow full screen for videos only. */
const hasFullScreen = () => document.fullscreenEnabled === true;

interface ProctorNoticeProps {
  maxWarnings: number;
  /** 0 or absent: each absence is a warning. */
  warningSeconds?: number | undefined;
}

export function ProctorNotice({ maxWarnings, warningSeconds = 0 }: ProctorNoticeProps) {
  const isFull = hasFullScreen();
  return (
    <Notice
      tone={isFull ? 'plain' : 'accent'}
      icon={<ShieldCheck aria-hidden />}
      title={messages.proctoring.title}
    >
      {!isFull && <p>{messages.proctoring.noFullScreen}</p>}
      <ul className={styles.rules}>
        {messages.proctoring.rules(maxWarnings, warningSeconds, isFull).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Notice>
  );
}
