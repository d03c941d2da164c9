import { translated } from '../../../lib/translation';

/** Texts that only the preview of an unpublished problem has. */
export const messages = translated('features/solve/preview', {
  starterCode: 'Starter code',
});
