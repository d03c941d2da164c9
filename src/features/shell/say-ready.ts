import { noteSaid, wasSaid } from '../../lib/said-once';
import { whenDisturbable } from '../../lib/undisturbed';
import { showToast } from '../../ui/toast';

const said = 'ready';

/** Once per device: from now on no page needs the network. */
export function sayReady(): void {
  if (wasSaid(said)) return;
  whenDisturbable(() => {
    void showToast('Ready to work offline', { tone: 'safe', id: said }).then(() => noteSaid(said));
  });
}
