import type { messages as english } from '../../../../features/classes/comments/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Comentarios de tus clases',
  unread: (count) => counted(count, 'comentario nuevo', 'comentarios nuevos'),
  comments: (count) => counted(count, 'comentario', 'comentarios'),
  onProblem: (title, count) => `${title}: ${counted(count, 'comentario nuevo', 'comentarios nuevos')}`,
  answerOf: (student, title, count) =>
    `${student}, ${title}: ${counted(count, 'respuesta nueva', 'respuestas nuevas')}`,
};
