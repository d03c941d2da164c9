import type { messages as english } from '../../../../features/contests/proctor/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  proctored: 'Estás en un concurso supervisado.',
  linksDisabled: 'Los enlaces a otras páginas están desactivados hasta que termines.',
  leftPage: 'Salió de la página del concurso.',
  excused: {
    pageLeft: 'La página del concurso se abrió sin pantalla completa o en segundo plano: sin advertencia.',
    fullscreenExit:
      'Fuera de pantalla completa después de una ventana emergente o una pausa: sin advertencia.',
    blur: 'Sin advertencia.',
  },
};
