import { translated } from '../../../lib/translation';

/** Texts of the download button on other pages. */
export const messages = translated('features/offline/button', {
  downloadForOffline: 'Download for offline',
  downloaded: 'Downloaded',
  viewDownload: 'View download',
});
