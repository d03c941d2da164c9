import type { messages as english } from '../../../sync/shared-device/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  insecure:
    'Este dispositivo não pode ser compartilhado aqui, porque o endereço começa com http. Abra o endereço https deste servidor.',
};
