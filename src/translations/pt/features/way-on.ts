import type { messages as english } from '../../../features/way-on/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  next: 'O que vem agora',
  nextIn: (challenge) => `Próximo em “${challenge}”`,
  finished: (challenge) => `Você resolveu todos os problemas de “${challenge}”.`,
  toChallenge: 'Abrir o desafio',
  editorial: 'Editorial',
  solutions: 'Soluções de outros',
  similar: 'Problemas parecidos',
  allProblems: 'Encontrar outro problema',
};
