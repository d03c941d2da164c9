import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import type { SimilarCode, SimilarPair } from '../../../../contract/entities/contest/similarity';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { messages } from './messages';
import { segmentsOf } from './segments';
import styles from './similarity.module.css';

interface CodeSideProps {
  slug: string;
  entry: SimilarPair['left'];
  code: string;
  /** Of each part, in the order of the parts. */
  spans: readonly SimilarCode['parts'][number]['left'][];
  /** The chosen part is scrolled into view. */
  part: number;
}

export function CodeSide({ slug, entry, code, spans, part }: CodeSideProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const mark = box.current?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    // Moves only this box, not the page.
    if (box.current && mark) box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 4;
  }, [part]);
  const lines = code.split('\n').length - (code.endsWith('\n') ? 1 : 0);
  return (
    <section className={styles.side} aria-labelledby={id}>
      <div className={styles.sideHead}>
        <h3 id={id}>{messages.codeOf(entry.displayName)}</h3>
        <Link
          to="/contests/$contestSlug/manage"
          params={{ contestSlug: slug }}
          search={{ part: 'submissions', entry: entry.id }}
        >
          {messages.openSubmission}
        </Link>
      </div>
      <ScrollArea ref={box} label={messages.codeOf(entry.displayName)} role="group" className={styles.code}>
        <pre aria-hidden className={styles.numbers}>
          {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
        </pre>
        <pre>
          {segmentsOf(code, spans).map(({ from, text, part: index }) =>
            index === null ? (
              text
            ) : (
              <mark key={from} data-part={index} aria-current={index === part ? true : undefined}>
                {text}
              </mark>
            ),
          )}
        </pre>
      </ScrollArea>
    </section>
  );
}
