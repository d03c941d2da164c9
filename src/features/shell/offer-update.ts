import { showToast } from '../../ui/toast';
import { noteReplaced } from './page-version';

/**
 * waiting: a new version can be used; `activate` changes to it and loads the page anew · replaced: another tab did that, and this
 * page's files are gone · incomplete: a part of this page could not be loaded.
 */
export type VersionNews =
  | { type: 'waiting'; activate: () => Promise<void> }
  | { type: 'replaced' }
  | { type: 'incomplete' };

/** Never by itself: a tab in the middle of work decides when. One whose files are gone is loaded anew with its next page. */
export function offerUpdate(news: VersionNews): void {
  if (news.type === 'replaced') noteReplaced();
  const reload = () => location.reload();
  void showToast(words[news.type], {
    id: 'update',
    stays: true,
    action: { label: 'Reload', onClick: news.type === 'waiting' ? () => void news.activate() : reload },
  });
}

const words: Record<VersionNews['type'], string> = {
  waiting: 'A new version is ready',
  replaced: 'Another tab changed to a new version',
  incomplete: 'A part of this page could not be loaded',
};
