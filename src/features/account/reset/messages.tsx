/** Texts of the password reset. */

import type { ReactNode } from 'react';
import { otp } from '../../../../contract/limits';
import { translated } from '../../../lib/translation';
import { otpDigits } from './reset-machine';

export const messages = translated('features/account/reset', {
  title: 'Forgot password',
  byLink: 'Set a new password',
  remembered: 'Remember your password?',
  signIn: 'Sign in',
  signUp: 'Sign Up',
  resetNeedsNetwork: 'Setting a new password needs the network',
  unknownEmail: 'There is no account with this email.',
  done: 'Your password was changed. Sign in with the new one.',

  submitEmail: 'Send the code',
  emailHint: 'We will send a code to this email. You can then set a new password.',
  typeEmail: 'Type your email.',
  noEmail:
    'This is not an email. If you sign in with a name from a card, ask the person who gave you the card for a new password.',

  submitCode: 'Verify',
  codeSent: (email: ReactNode) => (
    <>
      We have sent a code to {email}. It is valid for {otp.validMs / 60_000} minutes.
    </>
  ),
  code: 'Code',
  codeHint: `${otpDigits} digits. If you cannot find the email, look in the spam folder.`,
  codeMissing: 'Please enter the OTP sent to your email',
  codeTooShort: `The code has ${otpDigits} digits.`,
  wrongEmail: 'Wrong Email?',

  submitPassword: 'Set the password',
  newPassword: 'New password',
  typePassword: 'Type a new password.',
  passwordsDiffer: 'Passwords do not match',
});
