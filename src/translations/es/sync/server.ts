import type { messages as english } from '../../../sync/server/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  noConnection: 'Sin conexión',
  unreachable: 'No se puede contactar con el servidor.',
  timeout: 'Sin respuesta a tiempo',
  downtime: 'El servidor tiene una interrupción inesperada. Vuelve a intentarlo más tarde.',
  searchTimeout: 'El servidor no respondió. Vuelve a intentarlo más tarde.',
  cancelled: 'Cancelado',
  requestCancelled: 'La solicitud se canceló.',
  serverError: 'Error del servidor',
  wentWrong: 'Algo salió mal.',
  problemNotFound: 'Este problema no existe o es privado.',
};
