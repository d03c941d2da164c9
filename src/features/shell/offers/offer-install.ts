import { accountKey, watchSession } from '../../../auth/session';
import { watchFirstSolved } from '../../../data/copies/watch-solved';
import { markShownOnce, wasShownOnce } from '../../../lib/shown-once';
import { afterDoNotDisturb } from '../../../parts/do-not-disturb';
import { canInstall, install, onInstallOffer } from '../../../parts/install-offer';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';

const toastId = 'install';

/** Once per device, after a solved problem. */
export function offerInstall(): void {
  if (wasShownOnce(toastId)) return;
  let stopWatching = () => {};
  const stops = [() => stopWatching()];
  const offer = () => {
    if (!canInstall() || wasShownOnce(toastId)) return;
    markShownOnce(toastId);
    for (const stop of stops) stop();
    afterDoNotDisturb(() => {
      void showToast(messages.canInstall, {
        id: toastId,
        description: messages.canInstallText,
        durationMs: 20_000,
        action: { label: messages.install, onClick: () => void install() },
      });
    });
  };
  const watch = () => {
    stopWatching();
    stopWatching = canInstall() ? watchFirstSolved(accountKey(), offer) : () => {};
  };
  stops.push(onInstallOffer(watch), watchSession(watch));
  watch();
}
