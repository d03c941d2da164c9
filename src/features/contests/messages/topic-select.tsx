import { Select } from '../../../ui/select';
import { messages as texts } from './messages';
import { problemTopic, type TopicProblem } from './topic';

/** 'general', 'technical', or `problem:` with an id. */
export type TopicValue = string;

export const generalTopic: TopicValue = 'general';
const problemPrefix = 'problem:';

export function askedTopic(value: TopicValue): { problemID?: string; category?: 'general' | 'technical' } {
  if (value.startsWith(problemPrefix)) return { problemID: value.slice(problemPrefix.length) };
  return value === 'technical' ? { category: 'technical' } : {};
}

interface TopicSelectProps {
  value: TopicValue;
  problems: readonly TopicProblem[];
  hasTechnical?: boolean;
  onChoose(value: TopicValue): void;
}

export function TopicSelect({ value, problems, hasTechnical = true, onChoose }: TopicSelectProps) {
  return (
    <Select
      label={texts.topic}
      small
      value={value}
      options={[
        { value: generalTopic, label: texts.topicGeneral },
        ...problems.map(({ id }) => ({ value: `${problemPrefix}${id}`, label: problemTopic(problems, id) })),
        ...(hasTechnical ? [{ value: 'technical', label: texts.topicTechnical }] : []),
      ]}
      onChoose={onChoose}
    />
  );
}
