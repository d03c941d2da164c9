import { ShieldCheck } from 'lucide-react';
import { Notice } from '../../../ui/notice';
import styles from './contest-page.module.css';
import { noFullScreen, proctorRules } from './proctor-words';

/** iPhones show videos in full screen, and nothing else. */
const hasFullScreen = () => document.fullscreenEnabled === true;

/** What is enforced in a proctored contest on this device: to be read before one registers for it. */
export function ProctorNotice({ maxWarnings }: { maxWarnings: number }) {
  const isFull = hasFullScreen();
  return (
    <Notice
      tone={isFull ? 'plain' : 'accent'}
      icon={<ShieldCheck aria-hidden />}
      title="This contest is proctored"
    >
      {!isFull && <p>{noFullScreen}</p>}
      <ul className={styles.rules}>
        {proctorRules(maxWarnings, isFull).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Notice>
  );
}
