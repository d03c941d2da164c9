import { Anchor, CircleCheckBig, Flame, PenLine, Trophy } from 'lucide-react';
import { classNames } from '../ui/class-names';
import styles from './badge-mark.module.css';

const icons = { solver: CircleCheckBig, streak: Flame, contestant: Trophy, setter: PenLine };

/** A badge as a brass plate with its level, if any (`solver-50`). Decorative: the name is next to it. */
export function BadgeMark({ name, large = false }: { name: string; large?: boolean }) {
  const [kind = '', step] = name.split('-');
  const Icon = Object.entries(icons).find(([known]) => known === kind)?.[1] ?? Anchor;
  return (
    <span
      className={classNames(styles.mark, large && styles.large, step && styles.stepped)}
      aria-hidden="true"
    >
      <Icon />
      {step && <span className={styles.step}>{step}</span>}
    </span>
  );
}
