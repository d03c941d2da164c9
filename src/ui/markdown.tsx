import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import styles from './markdown.module.css';
import { SkeletonLines } from './skeleton';

/** A text in Markdown, with formulas between dollar signs. What renders it is loaded when the first one is shown. */
export function Markdown({ source, lines = 4 }: { source: string; lines?: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let current = true;
    import('./render-markdown')
      .then(({ renderMarkdown }) => renderMarkdown(source))
      .then((fragment) => {
        if (!current) return;
        place.current?.replaceChildren(fragment);
        setIsShown(true);
      });
    return () => {
      current = false;
    };
  }, [source]);
  return (
    <>
      {!isShown && <SkeletonLines count={lines} />}
      <div ref={place} className={classNames(styles.markdown)} />
    </>
  );
}
