import { translated } from '../../../lib/translation';

/** Texts of messages that appear later: loaded with them. */
export const messages = translated('features/shell/offers', {
  updates: {
    waiting: 'A new version is ready',
    replaced: 'Another tab changed to a new version',
    incomplete: 'A part of this page could not be loaded',
  },
  reload: 'Reload',
  readyOffline: 'Ready to work offline',
  canInstall: 'You can install Codeferry as an app',
  canInstallText:
    'It opens from your home screen, even without a network. You can also install it later under Offline use.',
  install: 'Install',
});
