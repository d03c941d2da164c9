import type { messages as english } from '../../../ui/form/messages';
import type { TranslationOf } from '../../translation-of';
import { whole } from '../../words';

export const messages: TranslationOf<typeof english> = {
  write: 'Escribir',
  preview: 'Vista previa',
  nothingToPreview: 'Aún no hay nada que mostrar.',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  pasteCut: (maxLength) =>
    `Aquí caben como máximo ${whole(maxLength)} caracteres. Falta el final de lo que pegaste.`,
};
