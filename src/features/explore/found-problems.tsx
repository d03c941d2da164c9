import { useEffect, useRef, useState } from 'react';
import type { ExploreSearch } from './explore-search';
import { messages } from './messages';

export interface Found {
  filters: string;
  count: number;
  /** The list continues. */
  isPartial: boolean;
}

/** Reports the problems of a list once they are read. @param ids undefined until then */
export function useReportFound(
  search: ExploreSearch,
  ids: readonly string[] | undefined,
  isPartial: boolean,
  onFound: ((found: Found) => void) | undefined,
): void {
  const filters = JSON.stringify(search);
  const count = ids?.length;
  useEffect(() => {
    if (count !== undefined) onFound?.({ filters, count, isPartial });
  }, [filters, count, isPartial, onFound]);
}

/** Tells people who do not see the list what their filters did. Silent when the page opens, and when the list grows. */
export function FoundProblems({ search, found }: { search: ExploreSearch; found: Found | undefined }) {
  const told = useRef(JSON.stringify(search));
  const [text, setText] = useState('');
  useEffect(() => {
    if (!found || told.current === found.filters) return;
    told.current = found.filters;
    setText(textOf(found));
  }, [found]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

function textOf({ count, isPartial }: Found): string {
  if (count === 0) return messages.noMatch;
  return isPartial ? messages.problemsShown(count) : messages.problemCount(count);
}
