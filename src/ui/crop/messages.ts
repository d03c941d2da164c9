import { translated } from '../../lib/translation';

/** Texts of the dialog that crops a picture. */
export const messages = translated('ui/crop', {
  selection: 'The visible part of the picture. Move it with the arrow keys.',
  zoom: 'Zoom',
  use: 'Use this part',
  tooLarge: 'This picture cannot be made small enough. Choose another one.',
});
