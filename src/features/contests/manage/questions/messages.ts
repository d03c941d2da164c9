import { translated } from '../../../../lib/translation';
import { counted } from '../../../../lib/words';
import type { QuestionState } from './question-filter';

const states: Record<QuestionState, string> = {
  open: 'Open',
  mine: 'Taken by you',
  taken: 'Taken',
  answered: 'Answered',
};

/** Texts of the questions that participants ask, as the jury sees them. */
export const messages = translated('features/contests/manage/questions', {
  emptyTitle: 'Nobody has asked anything yet',
  empty: 'Questions that participants ask during the contest appear here.',
  noMatch: 'No questions match these filters.',
  count: (count: number) => counted(count, 'question'),
  search: 'Search questions',
  searchHint: 'Text or participant',
  state: 'State',
  allStates: 'All states',
  states,
  topic: 'Topic',
  allTopics: 'All topics',
  clear: 'Clear filters',
  keys: 'Keys: J and K move, A takes a question, Ctrl+Enter answers, Ctrl+Shift+Enter answers everyone.',

  takenBy: (username: string) => `Taken by ${username}`,
  take: 'Take and answer',
  takeOver: 'Take over',
  takeOverQuestion: (username: string) => `Take over from ${username}?`,
  release: 'Give back',

  answer: 'Answer',
  cannedAnswer: 'Insert a canned answer',
  chooseCanned: 'Canned answers…',
  answerTo: (username: string) => `Answer ${username}`,
  answerEveryone: 'Answer everyone',
  answeredEveryone: 'Answer sent to everyone',
  answeredTo: (username: string) => `Answer sent to ${username}`,
  answeredBy: (sent: string, username: string) => `${sent} by ${username}`,
  needsNetwork: 'Needs a network',

  editCanned: 'Edit canned answers',
  cannedTitle: 'Canned answers',
  cannedHint: 'Everyone who may answer questions in this contest can insert these.',
  cannedLabel: (index: number) => `Canned answer ${index}`,
  addCanned: 'Add an answer',
  removeCanned: (index: number) => `Remove canned answer ${index}`,
  save: 'Save',
  cancel: 'Cancel',
});
