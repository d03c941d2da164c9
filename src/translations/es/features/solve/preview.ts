import type { messages as english } from '../../../../features/solve/preview/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  starterCode: 'Código inicial',
};
