import { CircleCheck, CircleQuestionMark, CircleX, TriangleAlert } from 'lucide-react';
import styles from './health-mark.module.css';
import type { Health } from './server-health';

const icons = {
  good: CircleCheck,
  limited: TriangleAlert,
  bad: CircleX,
  unknown: CircleQuestionMark,
} as const;

/** Decorative: the text beside it says the same. */
export function HealthMark({ health }: { health: Health }) {
  const Icon = icons[health];
  return <Icon size={18} className={styles[health]} aria-hidden />;
}
