import type { messages as english } from '../../../ui/crop/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  selection: 'A parte visível da imagem. Mova-a com as teclas de seta.',
  zoom: 'Zoom',
  use: 'Usar esta parte',
  tooLarge: 'Não é possível reduzir esta imagem o suficiente. Escolha outra.',
};
