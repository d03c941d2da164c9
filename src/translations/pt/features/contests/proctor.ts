import type { messages as english } from '../../../../features/contests/proctor/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  proctored: 'Você está em uma competição monitorada.',
  linksDisabled: 'Links para outras páginas ficam desativados até você concluir.',
  leftPage: 'Saiu da página da competição.',
  excused: {
    pageLeft: 'A página da competição abriu sem tela cheia ou em segundo plano: sem aviso.',
    fullscreenExit: 'Fora da tela cheia depois de um pop-up ou de uma pausa: sem aviso.',
    blur: 'Sem aviso.',
  },
};
