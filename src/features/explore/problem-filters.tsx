import { useLiveQuery } from 'dexie-react-hooks';
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';
import { difficulties } from '../../../contract/limits';
import { problemKinds } from '../../../contract/rules/question-type';
import { problemTags } from '../../data/copies/tags';
import { afterPageShown } from '../../first-screen/page-shown';
import { usePull } from '../../parts/use-pull';
import { pullTags } from '../../sync/pull/pull-tags';
import { IconButton } from '../../ui/button';
import { Select } from '../../ui/select';
import styles from './explore.module.css';
import type { ExploreSearch } from './explore-search';

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
  const isDescending = search.direction === 'desc';
  return (
    <div className={styles.filters}>
      <Select
        label="Tag"
        early="tag"
        value={search.tag ?? ''}
        options={[{ value: '', label: 'All tags' }, ...shownTags.map((tag) => ({ value: tag, label: tag }))]}
        onChoose={(tag) => onSearch({ tag: tag || undefined })}
      />
      <Select
        label="Difficulty"
        early="difficulty"
        value={search.difficulty ?? ''}
        options={[
          { value: '', label: 'Any difficulty' },
          ...difficulties.map((value) => ({ value, label: value })),
        ]}
        onChoose={(value) => onSearch({ difficulty: difficulties.find((known) => known === value) })}
      />
      <Select
        label="Kind"
        early="kind"
        value={search.kind ?? ''}
        options={[
          { value: '', label: 'Any kind' },
          { value: 'program', label: 'Programs' },
          { value: 'question', label: 'Questions' },
        ]}
        onChoose={(value) => onSearch({ kind: problemKinds.find((known) => known === value) })}
      />
      <Select
        label="Sort by"
        early="sort"
        value={search.sort ?? 'title'}
        options={[
          { value: 'title', label: 'By title' },
          { value: 'difficulty', label: 'By difficulty' },
        ]}
        onChoose={(value) => onSearch({ sort: value === 'difficulty' ? 'difficulty' : undefined })}
      />
      <IconButton
        label={isDescending ? 'Descending: turn to ascending' : 'Ascending: turn to descending'}
        look="plain"
        data-early="direction"
        onClick={() => onSearch({ direction: isDescending ? undefined : 'desc' })}
      >
        {isDescending ? <ArrowDownNarrowWide aria-hidden /> : <ArrowUpNarrowWide aria-hidden />}
      </IconButton>
    </div>
  );
}
