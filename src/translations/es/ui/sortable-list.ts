import type { messages as english } from '../../../ui/sortable-list/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  drag: (name) => `Arrastrar ${name}`,
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  instructions:
    'Para mover un elemento, pulsa Espacio. Después usa las flechas arriba y abajo, y pulsa Espacio otra vez para soltarlo. Pulsa Escape para cancelar.',
  pickedUp: (name, place, count) => `${name}: tomado en el puesto ${place} de ${count}.`,
  moved: (name, place, count) => `${name}: ahora en el puesto ${place} de ${count}.`,
  dropped: (name, place, count) => `${name}: soltado en el puesto ${place} de ${count}.`,
  cancelled: (name, place, count) => `${name}: de vuelta en el puesto ${place} de ${count}.`,
};
