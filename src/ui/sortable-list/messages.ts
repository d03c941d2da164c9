import { translated } from '../../lib/translation';

/** Texts of lists that the user puts in order. */
export const messages = translated('ui/sortable-list', {
  drag: (name: string) => `Drag ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  instructions:
    'To move an item, press Space. Then press the up and down arrow keys, and press Space again to drop it. Press Escape to cancel.',
  pickedUp: (name: string, place: number, count: number) => `${name}: picked up at ${place} of ${count}.`,
  moved: (name: string, place: number, count: number) => `${name}: now ${place} of ${count}.`,
  dropped: (name: string, place: number, count: number) => `${name}: dropped at ${place} of ${count}.`,
  cancelled: (name: string, place: number, count: number) => `${name}: back at ${place} of ${count}.`,
});
