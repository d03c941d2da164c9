import type { messages as english } from '../../../../features/shell/plain-http/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  plainHttp: 'HTTP sem criptografia',
  plainHttpText:
    'Você abriu o Codeferry por HTTP sem criptografia. As páginas não abrem sem o servidor, e você não pode instalar o aplicativo nem baixar problemas para uso sem conexão. Seus envios são salvos neste dispositivo. Todos os recursos funcionam por HTTPS.',
  howToJoin: 'Abrir por HTTPS',
  hide: 'Ocultar',
};
