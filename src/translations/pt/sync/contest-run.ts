import type { messages as english } from '../../../sync/contest-run/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  storageFull: 'Não há espaço suficiente neste dispositivo. Remova um download e tente novamente.',
  noPack: 'Não há pacote desta competição neste dispositivo. Comece com conexão.',
  wrongCode:
    'Este não é o código desta competição. Compare os quatro grupos com o código que o organizador mostra.',
  damagedPack: 'O pacote neste dispositivo está danificado. Comece com conexão.',
  contestEnded: 'A competição terminou.',
  timeOver:
    'Sem conexão, seu tempo conta a partir do início da competição, por isso ele acabou. Comece com conexão.',
};
