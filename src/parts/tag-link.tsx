import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { fromParameter } from './from-parameter';
import styles from './tag-link.module.css';

/**
 * NAV-19. A list has hundreds of these, so the link subscribes to nothing and builds its URL from strings.
 */
export function TagLink({ tag }: { tag: string }) {
  const router = useRouter();
  const target = () => {
    const from = fromParameter(router.state.location.href);
    return { to: '/tags/$tag', params: { tag }, search: { from }, state: { from } } as const;
  };
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate(target());
  };
  const { from } = target().search;
  return (
    <a
      href={`/tags/${encodeURIComponent(tag)}?from=${encodeURIComponent(from)}`}
      className={styles.tag}
      onClick={follow}
      onPointerEnter={() => void router.preloadRoute(target())}
    >
      {tag}
    </a>
  );
}
