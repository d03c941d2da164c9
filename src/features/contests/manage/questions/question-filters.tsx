import { Button } from '../../../../ui/button';
import { classNames } from '../../../../ui/class-names';
import { Select } from '../../../../ui/select';
import { messages as contestTexts } from '../../messages/messages';
import { problemTopic, type TopicProblem } from '../../messages/topic';
import manage from '../manage.module.css';
import { messages as texts } from './messages';
import { type QuestionFilter, questionStates } from './question-filter';
import styles from './questions.module.css';

interface QuestionFiltersProps {
  problems: readonly TopicProblem[];
  filter: QuestionFilter;
  onFilter(filter: QuestionFilter): void;
  onClear(): void;
}

export function QuestionFilters({ problems, filter, onFilter, onClear }: QuestionFiltersProps) {
  const { state, topic, text } = filter;
  return (
    <div className={classNames(manage.tools, styles.filters)}>
      <input
        type="search"
        className={manage.search}
        aria-label={texts.search}
        placeholder={texts.searchHint}
        maxLength={64}
        value={text}
        onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
      />
      <Select
        label={texts.state}
        value={state ?? ''}
        options={[
          { value: '', label: texts.allStates },
          ...questionStates.map((value) => ({ value, label: texts.states[value] })),
        ]}
        onChoose={(value) => onFilter({ ...filter, state: value || undefined })}
      />
      <Select
        label={texts.topic}
        value={topic ?? ''}
        options={[
          { value: '', label: texts.allTopics },
          { value: 'general', label: contestTexts.topicGeneral },
          ...problems.map(({ id }) => ({ value: `problem:${id}`, label: problemTopic(problems, id) })),
          { value: 'technical', label: contestTexts.topicTechnical },
        ]}
        onChoose={(value) => onFilter({ ...filter, topic: value || undefined })}
      />
      {(state !== undefined || topic !== undefined || text !== '') && (
        <Button small look="quiet" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
