import type { messages as english } from '../../../ui/form/messages';
import type { TranslationOf } from '../../translation-of';
import { whole } from '../../words';

export const messages: TranslationOf<typeof english> = {
  write: 'Escrever',
  preview: 'Prévia',
  nothingToPreview: 'Ainda não há nada para mostrar.',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  pasteCut: (maxLength) =>
    `Aqui cabem no máximo ${whole(maxLength)} caracteres. Falta o final do que você colou.`,
};
