import { translated } from '../lib/translation';

/** Texts of pages that need a signed-in user. */
export const messages = translated('routes', {
  notSignedIn: 'You are not signed in',
  notSignedInHint: 'Work that you do signed out is saved on this device. You can add it to an account later.',
  signIn: 'Sign in',
  signInToCreateContest: 'You need to login to create a contest.',
  signInToCreateProblem: 'You need to login to create a problem.',
});
