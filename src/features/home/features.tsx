import { CloudCheck, Gavel, Languages, MonitorPlay } from 'lucide-react';
import styles from './home.module.css';

const features = [
  {
    Icon: MonitorPlay,
    title: 'Runs on your device',
    text: 'Python and JavaScript run in the browser: samples, your own input, the difference marked line by line.',
  },
  {
    Icon: CloudCheck,
    title: 'Nothing lost, nothing twice',
    text: 'What you submit is written down first and sent when there is a way, exactly once, with a receipt you can see.',
  },
  {
    Icon: Gavel,
    title: 'A real judge',
    text: 'Every program runs in a sandbox against hidden tests. You see verdict, time and memory for each of them.',
  },
  {
    Icon: Languages,
    title: 'Four languages',
    text: 'C++17, Java 8, Python 3 and JavaScript, in an editor that keeps your code for each of them.',
  },
];

/** HOME-5 */
export function Features() {
  return (
    <ul className={styles.features} aria-label="What it does">
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
