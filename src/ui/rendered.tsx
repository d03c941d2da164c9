import { useLayoutEffect, useRef } from 'react';
import styles from './rendered.module.css';

/** A text that `renderMarkdown` has set. */
export function Rendered({ content }: { content: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A copy: a fragment is empty once it has been inserted.
    place.current?.replaceChildren(content.cloneNode(true));
  }, [content]);
  return <div ref={place} className={styles.rendered} />;
}
