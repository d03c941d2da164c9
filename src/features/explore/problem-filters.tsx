import { useLiveQuery } from 'dexie-react-hooks';
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { difficulties } from '../../../contract/limits';
import { problemSorts, problemStates } from '../../../contract/rules/problem-order';
import { isDescending } from '../../data/copies/problem-order';
import { problemTags } from '../../data/copies/tags';
import { afterPageShown } from '../../first-screen/page-shown';
import { sentence } from '../../lib/translation';
import { usePull } from '../../parts/local-copies/use-pull';
import { pullTags } from '../../sync/pull/pull-tags';
import { IconButton } from '../../ui/button';
import { Select } from '../../ui/select';
import { defaultSort, type ExploreSearch } from './explore-search';
import { messages } from './messages';
import styles from './problem-list.module.css';

interface ProblemFiltersProps {
  search: ExploreSearch;
  offline: boolean;
  onSearch(change: Partial<ExploreSearch>): void;
}

/** EXP-4 … EXP-6: filters and order, stored in the address. */
export function ProblemFilters({ search, offline, onSearch }: ProblemFiltersProps) {
  const tags = useLiveQuery(problemTags) ?? [];
  // The list has only the first problems; later ones may have other tags.
  usePull(`tags:${offline}`, () => afterPageShown(pullTags));
  const shownTags = search.tag === undefined || tags.includes(search.tag) ? tags : [search.tag, ...tags];
  const { sort = defaultSort, direction = 'asc' } = search;
  const descending = isDescending({ sort, direction });
  const row = useRef<HTMLDivElement>(null);
  useActiveInSight(row, shownTags.length);
  return (
    <div ref={row} className={styles.filters}>
      <Select
        label={messages.sortBy}
        early="sort"
        value={sort}
        options={problemSorts.map((value) => ({ value, label: messages.sorts[value] }))}
        onChoose={(value) => onSearch({ sort: value === defaultSort ? undefined : value })}
      />
      <IconButton
        label={descending ? messages.descending : messages.ascending}
        look="plain"
        data-early="direction"
        onClick={() => onSearch({ direction: direction === 'desc' ? undefined : 'desc' })}
      >
        {descending ? <ArrowDownNarrowWide aria-hidden /> : <ArrowUpNarrowWide aria-hidden />}
      </IconButton>
      <Filter
        name="status"
        label={messages.status}
        any={messages.anyStatus}
        value={search.status}
        options={problemStates.map((value) => ({ value, label: messages.statuses[value] }))}
        onChoose={(status) => onSearch({ status })}
      />
      <Filter
        name="difficulty"
        label={messages.difficulty}
        any={messages.anyDifficulty}
        value={search.difficulty}
        options={difficulties.map((value) => ({ value, label: sentence(value) }))}
        onChoose={(difficulty) => onSearch({ difficulty })}
      />
      <Filter
        name="tag"
        label={messages.tag}
        any={messages.allTags}
        value={search.tag}
        options={shownTags.map((tag) => ({ value: tag, label: tag }))}
        onChoose={(tag) => onSearch({ tag })}
      />
      <Filter
        name="kind"
        label={messages.kind}
        any={messages.anyKind}
        value={search.kind}
        options={[
          { value: 'program' as const, label: messages.programs },
          { value: 'question' as const, label: messages.questions },
        ]}
        onChoose={(kind) => onSearch({ kind })}
      />
      <Filter
        name="editorial"
        label={messages.editorial}
        any={messages.anyEditorial}
        value={search.editorial === true ? 'with' : undefined}
        options={[{ value: 'with' as const, label: messages.withEditorial }]}
        onChoose={(value) => onSearch({ editorial: value === 'with' ? true : undefined })}
      />
    </div>
  );
}

/** On phones the row scrolls: it opens where the first filter is that narrows the list. More tags widen it. */
function useActiveInSight(row: RefObject<HTMLElement | null>, tagCount: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const selects = [...(row.current?.querySelectorAll('select') ?? [])];
    const active = selects.find(({ selectedIndex }) => selectedIndex > 0);
    if (!row.current || !active) return;
    const [inside, outside] = [active.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += Math.max(0, inside.right - outside.right);
  }, [row, tagCount]);
}

interface FilterProps<V extends string> {
  /** On the server's first screen. */
  name: string;
  label: string;
  /** The option that shows all. */
  any: string;
  value: V | undefined;
  options: readonly { value: V; label: string }[];
  onChoose(value: V | undefined): void;
}

function Filter<V extends string>({ name, label, any, value, options, onChoose }: FilterProps<V>) {
  const all: readonly { value: V | ''; label: string }[] = [{ value: '', label: any }, ...options];
  return (
    <Select<V | ''>
      label={label}
      early={name}
      value={value ?? ''}
      options={all}
      onChoose={(chosen) => onChoose(chosen === '' ? undefined : chosen)}
    />
  );
}
