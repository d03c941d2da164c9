import type { messages as english } from '../../../data/device-work/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  undecided: 'Espera una decisión',
  undecidedDetail: 'Elige a qué cuenta pertenece este trabajo. Después se envía.',
};
