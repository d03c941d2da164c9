import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

export const messages = translated('features/classes/comments', {
  title: 'Comments from your classes',
  unread: (count: number) => counted(count, 'new comment'),
  comments: (count: number) => counted(count, 'comment'),
  onProblem: (title: string, count: number) => `${title}: ${counted(count, 'new comment')}`,
  answerOf: (student: string, title: string, count: number) =>
    `${student}, ${title}: ${counted(count, 'new answer')}`,
});
