/** Texts of the sign-up page, and of the names and passwords that other account pages ask for. */

import type { ReactNode } from 'react';
import { minimumAgeYears, password, username } from '../../../../contract/limits';
import { translated } from '../../../lib/translation';

export const messages = translated('features/account/sign-up', {
  closedTitle: 'Sign-up is closed',
  closed:
    'This server does not accept new accounts at the moment. You can solve problems without an account.',
  invitationCode: 'Invitation code',
  invitationHint:
    'This server accepts new accounts by invitation. Ask the person who invited you for the code.',

  title: 'Sign up',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  signUpNeedsNetwork: 'Signing up needs the network',
  unfinishedTitle: 'Almost there',
  unfinished:
    'The server has your email and password, but the sign-up was interrupted. Type your password again and choose a username to finish it.',
  steps: {
    email: 'Step 1 of 3: your email',
    password: 'Step 2 of 3: a password',
    names: 'Step 3 of 3: your names',
  },
  next: 'Next',
  signUp: 'Sign up',
  signingUp: 'Signing up…',

  emailHint: 'Other people do not see it.',
  emailTaken: 'Email is already in use.',
  login: 'Login',

  password: 'Password',
  again: (label: string) => `${label} again`,
  passwordHint: `${password.minLength} to ${password.maxLength} characters.`,
  passwordsDiffer: 'Should match original password.',

  username: 'Username',
  usernameHint: `${username.minLength} to ${username.maxLength} characters. Everyone can see it.`,
  usernameTaken: 'Username already taken.',
  displayName: 'Display name',
  displayNameHint: 'The name that others see next to your work.',
  available: 'Available',
  notCheckedOffline: 'Not checked yet: the server cannot be reached.',
  notChecked: (reason: string) => `Not checked yet. ${reason}`,
  checking: 'Checking whether this is available.',
  oldEnough: `I am at least ${minimumAgeYears} years old`,
  confirmAge: `Please confirm that you are at least ${minimumAgeYears} years old.`,
  fieldsMissing: 'One or more fields are missing during signup.',
  accept: (terms: ReactNode, privacy: ReactNode) => (
    <>
      By signing up you accept the {terms}. See {privacy} for the data that we store.
    </>
  ),
  terms: 'Terms',
  privacy: 'Privacy',

  chooseNames: 'Choose your names',
  signedInWith: (provider: string) => `You are signed in with ${provider}.`,

  sendNewCode: 'Send a new code',
  sendNewCodeIn: (seconds: number) => `Send a new code in ${seconds} s`,
});
