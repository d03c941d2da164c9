import type { messages as english } from '../../../sync/downloads/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  storageFull:
    'No hay espacio suficiente en este dispositivo. Quita una descarga y luego presiona Continuar.',
  notFound: 'El servidor ya no lo tiene.',
};
