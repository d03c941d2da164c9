/** Texts of the frame around every page. */
export const messages = {
  skipToContent: 'Skip to content',
  homeLink: 'Codeferry, home',
  productName: 'Codeferry',
  mainNavigation: 'Main',
  home: 'Home',
  explore: 'Explore',
  contests: 'Contests',
  settings: 'Settings',
  theme: 'Theme',
  signIn: 'Sign In',
  profileOf: (name: string) => `Profile of ${name}`,

  about: 'About',
  offlineUse: 'Offline use',
  systemStatus: 'System status',
  terms: 'Terms',
  privacy: 'Privacy',
  sourceCode: 'Source code',

  pageFailed: 'This page failed',
  workIsSafe: 'Your code and your submissions are saved on this device. Reload the page to continue.',
  reload: 'Reload',

  updates: {
    waiting: 'A new version is ready',
    replaced: 'Another tab changed to a new version',
    incomplete: 'A part of this page could not be loaded',
  },
  readyOffline: 'Ready to work offline',
  canInstall: 'You can install Codeferry as an app',
  canInstallText:
    'It opens from your home screen, even without a network. You can also install it later under Offline use.',
  install: 'Install',
};
