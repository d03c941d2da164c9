import { useEffect, useRef, useState } from 'react';
import { Select } from '../../ui/select';
import { messages } from './messages';
import styles from './own-problems.module.css';
import { type OwnProblemsSearch, ownSorts, ownStates } from './own-search';

/** The address follows the typing after a moment. */
const pauseMs = 200;

interface OwnFiltersProps {
  search: OwnProblemsSearch;
  onSearch(change: Partial<OwnProblemsSearch>): void;
}

export function OwnFilters({ search, onSearch }: OwnFiltersProps) {
  const { q = '', state, sort = 'changed' } = search;
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onSearch` is new on every render
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onSearch({ q: typed === '' ? undefined : typed });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // "Clear filters", or the browser's back button. The own text comes back later, when more may be typed.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setTyped(q);
  }, [q]);
  return (
    <div className={styles.filters}>
      <input
        type="search"
        className={styles.search}
        aria-label={messages.search}
        placeholder={messages.search}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Select
        label={messages.state}
        value={state ?? ''}
        options={[
          { value: '' as const, label: messages.anyState },
          ...ownStates.map((value) => ({ value, label: messages.states[value] })),
        ]}
        onChoose={(value) => onSearch({ state: value === '' ? undefined : value })}
      />
      <Select
        label={messages.sortBy}
        value={sort}
        options={ownSorts.map((value) => ({ value, label: messages.sorts[value] }))}
        onChoose={(value) => onSearch({ sort: value === 'changed' ? undefined : value })}
      />
    </div>
  );
}
