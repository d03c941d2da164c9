import type { messages as english } from '../../../features/way-on/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  next: 'Cómo seguir',
  nextIn: (challenge) => `Siguiente en “${challenge}”`,
  finished: (challenge) => `Resolviste todos los problemas de “${challenge}”.`,
  toChallenge: 'Abrir el reto',
  editorial: 'Editorial',
  solutions: 'Soluciones de otros',
  similar: 'Problemas similares',
  allProblems: 'Buscar otro problema',
};
