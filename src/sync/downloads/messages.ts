import { translated } from '../../lib/translation';

/** Texts of failed downloads. */
export const messages = translated('sync/downloads', {
  storageFull: 'Not enough space on this device. Remove a download, then press Continue.',
  notFound: 'The server no longer has it.',
});
