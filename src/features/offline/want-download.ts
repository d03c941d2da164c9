import { type DownloadSubject, wantDownload } from '../../data/downloads/downloads';

/** Writes the wish down, and works on it in this tab: the one that is looked at is the last that a browser slows down. */
export async function wantAndFetch(subject: DownloadSubject, title: string): Promise<void> {
  await wantDownload(subject, title);
  const { workOnDownloads } = await import('../../sync/downloads/work-on-downloads');
  void workOnDownloads(() => true);
}
