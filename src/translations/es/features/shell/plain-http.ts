import type { messages as english } from '../../../../features/shell/plain-http/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  plainHttp: 'HTTP sin cifrar',
  plainHttpText:
    'Abriste Codeferry por HTTP sin cifrar. Las páginas no se abren sin el servidor, y no puedes instalar la aplicación ni descargar problemas para usarlos sin conexión. Tus envíos se guardan en este dispositivo. Todas las funciones están disponibles por HTTPS.',
  howToJoin: 'Abrir por HTTPS',
  hide: 'Ocultar',
};
