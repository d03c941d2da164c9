import type { messages as english } from '../../../../features/classes/comments/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Comentários das suas turmas',
  unread: (count) => counted(count, 'novo comentário', 'novos comentários'),
  comments: (count) => counted(count, 'comentário', 'comentários'),
  onProblem: (title, count) => `${title}: ${counted(count, 'novo comentário', 'novos comentários')}`,
  answerOf: (student, title, count) =>
    `${student}, ${title}: ${counted(count, 'nova resposta', 'novas respostas')}`,
};
