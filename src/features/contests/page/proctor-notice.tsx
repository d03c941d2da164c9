import { ShieldCheck } from 'lucide-react';
import { Notice } from '../../../ui/notice';
import styles from './contest-page.module.css';
import { noFullScreen, proctorRules } from './proctor-words';

/** iPhones allow full screen for videos only. */
const hasFullScreen = () => document.fullscreenEnabled === true;

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
