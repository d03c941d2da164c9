import type { TopicProblem } from './topic';
import { askedTopic, generalTopic, type TopicValue } from './topic-select';
import { useKeptText } from './use-kept-text';

/** The chosen topic of a text, kept as `useKeptText` does. A removed problem counts as general. */
export function useKeptTopic(
  place: string,
  problems: readonly TopicProblem[],
): [TopicValue, (topic: TopicValue) => void] {
  const [topic, keep] = useKeptText(`topic/${place}`);
  const { problemID } = askedTopic(topic);
  const isOffered = problemID === undefined || problems.some(({ id }) => id === problemID);
  return [isOffered && topic !== '' ? topic : generalTopic, keep];
}
