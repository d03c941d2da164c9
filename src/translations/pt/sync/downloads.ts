import type { messages as english } from '../../../sync/downloads/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  storageFull: 'Não há espaço suficiente neste dispositivo. Remova um download e clique em Continuar.',
  notFound: 'O servidor não o tem mais.',
};
