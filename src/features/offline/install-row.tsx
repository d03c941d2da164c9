import { useSyncExternalStore } from 'react';
import { canInstall, install, onInstallOffer } from '../../parts/install-offer';
import { Button } from '../../ui/button';
import { KeptRow } from '../../ui/kept-list';
import { type InstallWay, installWay } from './install-ways';

export function InstallRow() {
  const canPrompt = useSyncExternalStore(onInstallOffer, canInstall);
  const way = installWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    isSecure: isSecureContext,
    canPrompt,
  });
  return (
    <KeptRow title="Install as an app" line={wordsOf(way)}>
      {way === 'prompt' && (
        <Button small onClick={() => void install()}>
          Install
        </Button>
      )}
    </KeptRow>
  );
}

function wordsOf(way: InstallWay): string {
  if (typeof way === 'object') return way.words;
  switch (way) {
    case 'installed':
      return 'Yes: this is the installed app.';
    case 'prompt':
      return 'It opens from the home screen, and the browser keeps its data more surely.';
    case 'none':
      return 'This browser cannot install it. Everything works offline in a tab as well.';
    default:
      return way satisfies never;
  }
}
