import type { messages as english } from '../../../data/contest-run/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  runOver: 'Tu participación en este concurso terminó. Tu código queda en este dispositivo.',
  virtualRunOver: 'Tu participación virtual terminó. Abre el problema en práctica para enviar más.',
};
