import type { messages as english } from '../../../parts/comments/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  send: 'Salvar',
  cancel: 'Cancelar',
  notSaved: 'Não foi possível salvar o comentário neste dispositivo. Copie-o e tente novamente.',
  pending: {
    saved: 'Salvo neste dispositivo. É enviado quando houver conexão.',
    signInNeeded: 'Salvo neste dispositivo. Entre de novo para enviar.',
    refused: (reason) => `Não aceito: ${reason}`,
  },
};
