import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { returnPath } from '../lib/return-path';
import styles from './back-link.module.css';
import { messages } from './messages';

interface BackLinkProps {
  from: string | undefined;
  fallback: string;
  label: string;
  /** An arrow without a label, for narrow bars. */
  short?: boolean;
}

/** NAV-32: back to the previous page, within this origin (D-18). */
export function BackLink({ from, fallback, label, short = false }: BackLinkProps) {
  const router = useRouter();
  const before = returnPath(router.history.location.state.from, location.origin);
  const target = returnPath(from, location.origin) ?? before ?? fallback;
  const text = target === fallback ? label : messages.back;
  const name = target === fallback ? messages.backTo(label) : messages.back;
  return (
    <a
      href={target}
      className={short ? styles.short : styles.back}
      {...(short && { 'aria-label': name, 'data-tip': name, 'data-early': 'back' })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (target === before && router.history.canGoBack()) router.history.back();
        else router.history.push(target);
      }}
    >
      <ArrowLeft size={short ? 18 : 15} aria-hidden />
      {!short && text}
    </a>
  );
}
