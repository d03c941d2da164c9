/** Texts of the download button on other pages. */
export const messages = {
  downloadForOffline: 'Download for offline',
  downloaded: 'Downloaded',
  viewDownload: 'View download',
};
