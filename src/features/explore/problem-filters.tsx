import { useLiveQuery } from 'dexie-react-hooks';
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';
import { difficulties } from '../../../contract/limits';
import { problemKinds } from '../../../contract/rules/question-type';
import { problemTags } from '../../data/copies/tags';
import { afterPageShown } from '../../first-screen/page-shown';
import { usePull } from '../../parts/local-copies/use-pull';
import { pullTags } from '../../sync/pull/pull-tags';
import { IconButton } from '../../ui/button';
import { Select } from '../../ui/select';
import styles from './explore.module.css';
import type { ExploreSearch } from './explore-search';
import { messages } from './messages';

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
        label={messages.tag}
        early="tag"
        value={search.tag ?? ''}
        options={[
          { value: '', label: messages.allTags },
          ...shownTags.map((tag) => ({ value: tag, label: tag })),
        ]}
        onChoose={(tag) => onSearch({ tag: tag || undefined })}
      />
      <Select
        label={messages.difficulty}
        early="difficulty"
        value={search.difficulty ?? ''}
        options={[
          { value: '', label: messages.anyDifficulty },
          ...difficulties.map((value) => ({ value, label: value })),
        ]}
        onChoose={(value) => onSearch({ difficulty: difficulties.find((known) => known === value) })}
      />
      <Select
        label={messages.kind}
        early="kind"
        value={search.kind ?? ''}
        options={[
          { value: '', label: messages.anyKind },
          { value: 'program', label: messages.programs },
          { value: 'question', label: messages.questions },
        ]}
        onChoose={(value) => onSearch({ kind: problemKinds.find((known) => known === value) })}
      />
      <Select
        label={messages.sortBy}
        early="sort"
        value={search.sort ?? 'title'}
        options={[
          { value: 'title', label: messages.byTitle },
          { value: 'difficulty', label: messages.byDifficulty },
        ]}
        onChoose={(value) => onSearch({ sort: value === 'difficulty' ? 'difficulty' : undefined })}
      />
      <IconButton
        label={isDescending ? messages.descending : messages.ascending}
        look="plain"
        data-early="direction"
        onClick={() => onSearch({ direction: isDescending ? undefined : 'desc' })}
      >
        {isDescending ? <ArrowDownNarrowWide aria-hidden /> : <ArrowUpNarrowWide aria-hidden />}
      </IconButton>
    </div>
  );
}
