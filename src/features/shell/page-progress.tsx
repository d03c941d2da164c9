import { useRouterState } from '@tanstack/react-router';
import { messages } from './messages';
import styles from './page-progress.module.css';

/** Shown from a moment after a link was followed until its page is here: on a slow connection that takes seconds. */
export function PageProgress() {
  const isComing = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  });
  return isComing && <progress className={styles.bar} aria-label={messages.pageIsComing} />;
}
