import type { messages as english } from '../../../../features/solve/gaps/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  hint: 'Escribe en los huecos marcados. El resto del código es fijo.',
  gap: (number, total) => `Hueco ${number} de ${total}`,
  fixed: 'Código fijo',
  refused: 'Este código es fijo. Escribe en un hueco marcado.',
  previous: 'Hueco anterior (Mayús + F8)',
  next: 'Hueco siguiente (F8)',
  cannotSubmit: 'Puedes editar todo este código, pero no puedes enviarlo así.',
};
