import { accountKey, watchSession } from '../../auth/session';
import { watchFirstSolved } from '../../data/copies/watch-solved';
import { noteToldOnce, wasToldOnce } from '../../lib/told-once';
import { canInstall, install, onInstallOffer } from '../../parts/install-offer';
import { whenDisturbable } from '../../parts/undisturbed';
import { showToast } from '../../ui/toast';

const said = 'install';

/** Once per device, after a solved problem. */
export function offerInstall(): void {
  if (wasToldOnce(said)) return;
  let stopLooking = () => {};
  const stops = [() => stopLooking()];
  const offer = () => {
    if (!canInstall() || wasToldOnce(said)) return;
    noteToldOnce(said);
    for (const stop of stops) stop();
    whenDisturbable(() => {
      void showToast('Codeferry can be installed as an app', {
        id: said,
        description: 'It opens without a network from your home screen. Later: under Offline use.',
        durationMs: 20_000,
        action: { label: 'Install', onClick: () => void install() },
      });
    });
  };
  const look = () => {
    stopLooking();
    stopLooking = canInstall() ? watchFirstSolved(accountKey(), offer) : () => {};
  };
  stops.push(onInstallOffer(look), watchSession(look));
  look();
}
