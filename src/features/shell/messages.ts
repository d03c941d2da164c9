import { translated } from '../../lib/translation';

/** Texts of the frame around every page. */
export const messages = translated('features/shell', {
  skipToContent: 'Skip to content',
  pageIsComing: 'The page is loading',
  homeLink: 'Codeferry, home',
  productName: 'Codeferry',
  mainNavigation: 'Main',
  home: 'Home',
  explore: 'Explore',
  contests: 'Contests',
  settings: 'Settings',
  allSettings: 'All settings',
  theme: 'Theme',
  language: 'Language',
  languageNeedsNetwork: 'This language is not on this device yet. Connect to a network and try again.',
  signIn: 'Sign In',
  changeStudent: 'Change student',
  profileOf: (name: string) => `Profile of ${name}`,

  about: 'About',
  administration: 'Administration',
  offlineUse: 'Offline use',
  ownProblems: 'My problems',
  createProblem: 'Create a problem',
  systemStatus: 'System status',
  terms: 'Terms',
  privacy: 'Privacy',
  sourceCode: 'Source code',

  pageFailed: 'This page failed',
  workIsSafe: 'Your code and your submissions are saved on this device. Reload the page to continue.',
  reload: 'Reload',
});
