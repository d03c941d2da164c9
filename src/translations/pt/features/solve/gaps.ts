import type { messages as english } from '../../../../features/solve/gaps/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  hint: 'Escreva nas lacunas marcadas. O restante do código é fixo.',
  gap: (number, total) => `Lacuna ${number} de ${total}`,
  fixed: 'Código fixo',
  refused: 'Este código é fixo. Escreva em uma lacuna marcada.',
  previous: 'Lacuna anterior (Shift + F8)',
  next: 'Próxima lacuna (F8)',
  cannotSubmit: 'Você pode editar todo este código, mas não pode enviá-lo assim.',
};
