import { languageLabels } from '../../../../../contract/limits';
import { contestStates } from '../../../../../contract/rules/contest/contest-states';
import { verdictLabels } from '../../../../../contract/rules/judging/verdicts';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { Button } from '../../../../ui/button';
import { Select } from '../../../../ui/select';
import manage from '../manage.module.css';
import { filterOf, isFiltered, languageChoices, verdictChoices } from './entry-filter';
import type { EntrySearch } from './entry-search';
import { messages } from './messages';
import styles from './submissions.module.css';

const texts = messages.submissions;

interface EntryFiltersProps {
  problems: ManagedContestRow['problems'];
  search: EntrySearch;
  onSearch(search: EntrySearch): void;
}

export function EntryFilters({ problems = [], search, onSearch }: EntryFiltersProps) {
  const filter = filterOf(search);
  /** Another filter starts at the first page. */
  const change = (more: EntrySearch) => onSearch({ ...search, page: undefined, ...more });
  return (
    <div className={styles.filters}>
      <input
        type="search"
        className={manage.search}
        aria-label={texts.participantHint}
        placeholder={texts.participantHint}
        maxLength={64}
        value={search.participant ?? ''}
        onChange={(event) => change({ participant: event.currentTarget.value || undefined })}
      />
      <Choice
        label={texts.problem}
        all={texts.allProblems}
        value={search.problem}
        options={problems.map(({ id, title }) => [id, title])}
        onChoose={(problem) => change({ problem })}
      />
      <Choice
        label={texts.language}
        all={texts.allLanguages}
        value={filter.language}
        options={languageChoices.map((value) => [
          value,
          value === 'answer' ? texts.answers : languageLabels[value],
        ])}
        onChoose={(language) => change({ language })}
      />
      <Choice
        label={texts.verdict}
        all={texts.allVerdicts}
        value={filter.verdict}
        options={verdictChoices.map((value) => [
          value,
          value === 'waiting' ? texts.waiting : verdictLabels[value],
        ])}
        onChoose={(verdict) => change({ verdict })}
      />
      <Choice
        label={texts.state}
        all={texts.allStates}
        value={filter.state}
        options={contestStates.map((value) => [value, messages.entryStates[value]])}
        onChoose={(state) => change({ state })}
      />
      {isFiltered(filter) && (
        <Button small look="quiet" onClick={() => onSearch({})}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChoose(value: string | undefined): void;
}

function Choice({ label, all, value = '', options, onChoose }: ChoiceProps) {
  return (
    <Select
      label={label}
      value={value}
      options={[{ value: '', label: all }, ...options.map(([id, text]) => ({ value: id, label: text }))]}
      onChoose={(chosen) => onChoose(chosen || undefined)}
    />
  );
}
