import styles from './avatar.module.css';
import { classNames } from './class-names';

interface AvatarProps {
  name: string;
  photoURL: string | null;
  large?: boolean;
}

export function Avatar({ name, photoURL, large = false }: AvatarProps) {
  const className = classNames(styles.avatar, large && styles.large);
  if (photoURL) return <img className={className} src={photoURL} alt="" referrerPolicy="no-referrer" />;
  return (
    <span className={className} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}
