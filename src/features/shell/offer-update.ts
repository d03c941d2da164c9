import { showToast } from '../../ui/toast';

/** Never by itself: a tab in the middle of work decides when. */
export function offerUpdate(activate: () => Promise<void>): void {
  showToast('A new version is ready', {
    id: 'update',
    stays: true,
    action: { label: 'Reload', onClick: () => void activate() },
  });
}
