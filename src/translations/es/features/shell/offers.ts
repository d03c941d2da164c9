import type { messages as english } from '../../../../features/shell/offers/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  updates: {
    waiting: 'Hay una versión nueva lista',
    replaced: 'Otra pestaña cambió a una versión nueva',
    incomplete: 'No se pudo cargar una parte de esta página',
  },
  reload: 'Recargar',
  readyOffline: 'Listo para trabajar sin conexión',
  canInstall: 'Puedes instalar Codeferry como aplicación',
  canInstallText:
    'Se abre desde tu pantalla de inicio, incluso sin conexión. También puedes instalarla más tarde en Uso sin conexión.',
  install: 'Instalar',
};
