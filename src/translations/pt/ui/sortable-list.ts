import type { messages as english } from '../../../ui/sortable-list/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  drag: (name) => `Arrastar ${name}`,
  moveUp: (name) => `Mover ${name} para cima`,
  moveDown: (name) => `Mover ${name} para baixo`,
  instructions:
    'Para mover um item, pressione Espaço. Depois use as setas para cima e para baixo e pressione Espaço de novo para soltá-lo. Pressione Escape para cancelar.',
  pickedUp: (name, place, count) => `${name}: pego na posição ${place} de ${count}.`,
  moved: (name, place, count) => `${name}: agora na posição ${place} de ${count}.`,
  dropped: (name, place, count) => `${name}: solto na posição ${place} de ${count}.`,
  cancelled: (name, place, count) => `${name}: de volta à posição ${place} de ${count}.`,
};
