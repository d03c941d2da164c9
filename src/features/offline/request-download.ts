import { type DownloadSubject, wantDownload } from '../../data/downloads/downloads';

/** Stores the request and downloads in this tab: browsers throttle the visible tab last. */
export async function requestDownload(subject: DownloadSubject, title: string): Promise<void> {
  await wantDownload(subject, title);
  const { workOnDownloads } = await import('../../sync/downloads/work-on-downloads');
  void workOnDownloads(() => true);
}
