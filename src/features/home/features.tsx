import { CloudCheck, Gavel, Languages, MonitorPlay } from 'lucide-react';
import styles from './home.module.css';
import { messages } from './messages';

const features = [
  {
    Icon: MonitorPlay,
    title: messages.onDevice,
    text: messages.onDeviceText,
  },
  {
    Icon: CloudCheck,
    title: messages.nothingLost,
    text: messages.nothingLostText,
  },
  {
    Icon: Gavel,
    title: messages.realJudge,
    text: messages.realJudgeText,
  },
  {
    Icon: Languages,
    title: messages.fourLanguages,
    text: messages.fourLanguagesText,
  },
];

/** HOME-5 */
export function Features() {
  return (
    <ul className={styles.features} aria-label={messages.features}>
      {features.map(({ Icon, title, text }) => (
        <li key={title} className={styles.feature}>
          <Icon size={20} aria-hidden />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
