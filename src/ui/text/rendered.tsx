import { useLayoutEffect, useRef } from 'react';
import styles from './rendered.module.css';

export function Rendered({ content }: { content: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A copy, because inserting empties the fragment.
    place.current?.replaceChildren(content.cloneNode(true));
  }, [content]);
  return <div ref={place} className={styles.rendered} />;
}
