import type { messages as english } from '../../../features/report/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  openForm: 'Informar de un error o pedir una función',
  panel: 'Informar de un error',
  title: 'Enviar un informe',
  type: 'Tipo de informe',
  types: { bug: 'Error', feature: 'Función nueva', other: 'Otro' },
  description: '¿Qué pasó, o qué te gustaría ver?',
  descriptionMissing: 'Escribe una descripción.',
  email: 'Correo (opcional, para responderte)',
  emailHint:
    'Sin correo el informe es anónimo. Incluye la dirección de esta página y el tamaño de tu pantalla.',
  cancel: 'Cancelar',
  send: 'Enviar',
  sending: 'Enviando…',
  addScreenshot: 'Agregar una captura de esta página',
  takingScreenshot: 'Tomando la captura…',
  screenshotFailed: 'No se pudo tomar una captura de esta página. Puedes enviar el informe sin ella.',
  screenshotPreview: 'Captura que se enviará',
  saved: 'Tu informe está guardado en este dispositivo y se envía en cuanto el servidor esté disponible.',
  sent: '¡El informe se envió correctamente! Muchas gracias por ayudar a mejorar el producto.',
  failed: (reason) => `Error al enviar el informe. ${reason}`,
  savedAfterFailure:
    'El informe está guardado en este dispositivo y se envía en cuanto el servidor vuelva a funcionar.',
};
