import type { messages as english } from '../../../data/work-file/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  notJson: 'Este archivo no es una exportación de Codeferry, o está incompleto. No es JSON.',
  notAnExport: 'Este archivo no es una exportación de Codeferry.',
  newerVersion:
    'Este archivo se exportó con una versión más nueva de Codeferry. Recarga esta página con conexión y después importa el archivo.',
  damaged: (place, problem) =>
    `Este archivo fue modificado o está dañado. En ${place || 'el nivel superior'}: ${problem}.`,
  notATime: 'no es una hora',
  notAnId: 'no es un identificador',
  foreign: (username) =>
    `Este archivo contiene el trabajo de ${username ? `@${username}` : 'otra cuenta'}. Inicia sesión con esa cuenta y después importa el archivo.`,
  newerItem: 'Lo escribió una versión más nueva de Codeferry. Recarga esta página con conexión.',
  maybeSent:
    'Es posible que el servidor ya lo tenga. Solo puede enviarlo el dispositivo donde lo escribiste.',
  foreignItem: 'Pertenece a otra cuenta.',
  damagedItem: 'Está dañado.',
  otherDraft: (name) =>
    `Este dispositivo tiene otra versión del borrador ${name ? `“${name}”` : 'sin título'}. Descarta esa versión y después importa el archivo otra vez.`,
};
