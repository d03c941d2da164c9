import type { messages as english } from '../../../data/device-work/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  undecided: 'Aguardando uma decisão',
  undecidedDetail: 'Escolha a qual conta este trabalho pertence. Depois disso ele é enviado.',
};
