import type { messages as english } from '../../../../features/contests/proctor/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  proctored: 'Você está em uma competição monitorada.',
  linksDisabled: 'Links para outras páginas ficam desativados até você concluir.',
};
