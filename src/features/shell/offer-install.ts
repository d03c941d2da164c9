import { accountKey, watchSession } from '../../auth/session';
import { watchFirstSolved } from '../../data/watch-solved';
import { canInstall, install, onInstallOffer } from '../../lib/install-offer';
import { noteSaid, wasSaid } from '../../lib/said-once';
import { whenDisturbable } from '../../lib/undisturbed';
import { showToast } from '../../ui/toast';

const said = 'install';

/** Once per device, to somebody who has solved something: the app can be installed. Afterwards it says so under Offline use alone. */
export function offerInstall(): void {
  if (wasSaid(said)) return;
  let stopLooking = () => {};
  const stops = [() => stopLooking()];
  const offer = () => {
    if (!canInstall() || wasSaid(said)) return;
    noteSaid(said);
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
