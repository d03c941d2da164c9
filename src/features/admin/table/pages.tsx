import { useState } from 'react';
import { Button } from '../../../ui/button';
import styles from '../admin.module.css';
import { messages } from '../messages';

export interface Paging {
  readonly after: string | undefined;
  readonly isFirst: boolean;
  next(id: string): void;
  back(): void;
  reset(): void;
}

/** Remembers the beginnings of the pages before. */
export function usePaging(): Paging {
  const [starts, setStarts] = useState<readonly string[]>([]);
  return {
    after: starts.at(-1),
    isFirst: starts.length === 0,
    next: (id) => setStarts([...starts, id]),
    back: () => setStarts(starts.slice(0, -1)),
    reset: () => setStarts([]),
  };
}

export function PageButtons({ paging, next }: { paging: Paging; next: string | null }) {
  if (paging.isFirst && next === null) return null;
  return (
    <div className={styles.row}>
      <Button small disabled={paging.isFirst} onClick={paging.back}>
        {messages.previousPage}
      </Button>
      <Button small disabled={next === null} onClick={() => next !== null && paging.next(next)}>
        {messages.nextPage}
      </Button>
    </div>
  );
}
