import { noteToldOnce, wasToldOnce } from '../../lib/told-once';
import { whenDisturbable } from '../../parts/undisturbed';
import { showToast } from '../../ui/toast';

const said = 'ready';

/** Once per device: pages now work offline. */
export function sayReady(): void {
  if (wasToldOnce(said)) return;
  whenDisturbable(() => {
    void showToast('Ready to work offline', { tone: 'safe', id: said }).then(() => noteToldOnce(said));
  });
}
