import { useSyncExternalStore } from 'react';
import { isInstalledApp } from '../../lib/installed-app';
import { canInstall, install, onInstallOffer } from '../../parts/install-offer';
import { Button } from '../../ui/button';
import { ItemRow } from '../../ui/layout/item-list';
import { type InstallWay, installWay } from './install-ways';
import { messages } from './messages';

export function InstallRow() {
  const canPrompt = useSyncExternalStore(onInstallOffer, canInstall);
  const way = installWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isStandalone: isInstalledApp(),
    isSecure: isSecureContext,
    canPrompt,
  });
  return (
    <ItemRow title={messages.install.title} line={lineOf(way)}>
      {way === 'prompt' && (
        <Button small onClick={() => void install()}>
          {messages.install.install}
        </Button>
      )}
    </ItemRow>
  );
}

function lineOf(way: InstallWay): string {
  if (typeof way === 'object') return way.instruction;
  switch (way) {
    case 'installed':
      return messages.install.installed;
    case 'prompt':
      return messages.install.offered;
    case 'none':
      return messages.install.impossible;
    default:
      return way satisfies never;
  }
}
