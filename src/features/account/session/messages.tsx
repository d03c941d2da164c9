/** Texts of signing out, signing in again, and the question for the user's age. */

import type { ReactNode } from 'react';
import { minimumAgeYears } from '../../../../contract/limits';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

export const messages = translated('features/account/session', {
  ageTitle: 'One more question',
  confirmAge: `Please confirm that you are at least ${minimumAgeYears} years old.`,
  oldEnough: `I am at least ${minimumAgeYears} years old`,
  continue: 'Continue',
  tooYoung: 'I am younger: delete the account',
  deletingNeedsNetwork: 'Deleting the account needs the network',
  accountDeleted: 'Your account was deleted.',

  signOut: 'Sign out',
  changeStudent: 'Sign out and change student',
  unsent: (count: number) => `${counted(count, 'item')} not sent yet`,
  unsentExplained:
    'The server does not have this work yet. If you keep it, only you can see it, and it is sent when you sign in on this device again. If this is not your device, export it to a file.',
  keepAndSignOut: 'Sign out and keep it',
  exportToFile: 'Export to a file',
  exported: (name: ReactNode) => (
    <>Saved as {name}. Check that the file is there before you delete anything.</>
  ),
  deleteAndSignOut: 'Sign out and delete it from this device',
  staySignedIn: 'Stay signed in',

  signInAgain: 'Sign in again',
  signInToSend: (count: number) => `Sign in to send ${counted(count, 'item')}`,
  sessionEnded: (email: ReactNode) => (
    <>The server has ended the session of {email}. Your work is saved on this device.</>
  ),
});
