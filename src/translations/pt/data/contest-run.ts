import type { messages as english } from '../../../data/contest-run/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  runOver: 'Sua participação nesta competição terminou. Seu código continua neste dispositivo.',
  virtualRunOver: 'Sua participação virtual terminou. Abra o problema na prática para enviar mais.',
};
