import type { messages as english } from '../../../parts/comments/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  send: 'Guardar',
  cancel: 'Cancelar',
  notSaved: 'No se pudo guardar el comentario en este dispositivo. Cópialo y vuelve a intentarlo.',
  pending: {
    saved: 'Guardado en este dispositivo. Se envía cuando haya conexión.',
    signInNeeded: 'Guardado en este dispositivo. Inicia sesión de nuevo para enviarlo.',
    refused: (reason) => `No se aceptó: ${reason}`,
  },
};
