import type { messages as english } from '../../../ui/crop/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  selection: 'La parte visible de la imagen. Muévela con las teclas de flecha.',
  zoom: 'Zoom',
  use: 'Usar esta parte',
  tooLarge: 'Esta imagen no se puede reducir lo suficiente. Elige otra.',
};
