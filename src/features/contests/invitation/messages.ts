import { translated } from '../../../lib/translation';

/** Texts for people who opened an invitation. */
export const messages = translated('features/contests/invitation', {
  title: 'You are invited',
  text: 'Accept the invitation to register for this contest.',
  signInFirst: 'Sign in or sign up. Then accept the invitation on this page.',
  signIn: 'Sign in',
  accept: 'Accept invitation',
  dismiss: 'Not now',
  needsNetwork: 'Accepting needs a network.',
});
