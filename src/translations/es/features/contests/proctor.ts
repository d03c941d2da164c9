import type { messages as english } from '../../../../features/contests/proctor/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  proctored: 'Estás en un concurso supervisado.',
  linksDisabled: 'Los enlaces a otras páginas están desactivados hasta que termines.',
};
