import type { messages as english } from '../../../sync/shared-device/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  insecure:
    'Este dispositivo no se puede compartir aquí, porque la dirección empieza con http. Abre la dirección https de este servidor.',
};
