import type { messages as english } from '../../../../features/shell/offers/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  updates: {
    waiting: 'Uma nova versão está pronta',
    replaced: 'Outra aba mudou para uma nova versão',
    incomplete: 'Não foi possível carregar uma parte desta página',
  },
  reload: 'Recarregar',
  readyOffline: 'Pronto para funcionar sem conexão',
  canInstall: 'Você pode instalar o Codeferry como aplicativo',
  canInstallText:
    'Ele abre da sua tela inicial, mesmo sem conexão. Você também pode instalá-lo depois em Uso sem conexão.',
  install: 'Instalar',
};
