import type { messages as english } from '../../../../features/offline/button/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  downloadForOffline: 'Descargar para usar sin conexión',
  downloaded: 'Descargado',
  viewDownload: 'Ver descarga',
};
