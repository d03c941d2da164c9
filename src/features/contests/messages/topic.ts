import type { QuestionCategory } from '../../../../contract/entities/contest/clarification';
import { letterOf } from '../../../lib/problems/problem-letter';
import { messages as texts } from './messages';

export interface TopicProblem {
  id: string;
  title: string;
}

/** @param problems in the order in which the reader knows them by letters */
export function problemTopic(problems: readonly TopicProblem[], problemID: string): string {
  const index = problems.findIndex(({ id }) => id === problemID);
  return index < 0 ? problemID : texts.topicProblem(letterOf(index), problems[index]?.title ?? problemID);
}

interface AboutSomething {
  /** Absent from older servers. */
  category?: QuestionCategory | undefined;
  problemID?: string | null | undefined;
}

export function topicOf({ category, problemID }: AboutSomething, problems: readonly TopicProblem[]): string {
  if (problemID) return problemTopic(problems, problemID);
  return category === 'technical' ? texts.topicTechnical : texts.topicGeneral;
}
