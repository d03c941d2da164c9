import type { messages as english } from '../../../../features/offline/button/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  downloadForOffline: 'Baixar para uso sem conexão',
  downloaded: 'Baixado',
  viewDownload: 'Ver download',
};
