import { sharedDeviceLimits } from '../../../../contract/shared-device-limits';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

export const messages = translated('features/account/shared', {
  title: 'Sign in on a shared device',
  lead: 'For a device that several students use. You need the card from your teacher.',
  classCode: 'Class code',
  classCodeHint: 'Eight letters, for example ABCD-EFGH',
  classCodeWrong: 'A class code has eight letters.',
  classOf: (name: string) => `Class ${name}`,
  otherClass: 'Another class',
  name: 'Sign-in name',
  nameMissing: 'Type the name on your card.',
  code: 'Personal code',
  codeHint: `${sharedDeviceLimits.codeLength} digits on your card`,
  codeMissing: `A personal code has ${sharedDeviceLimits.codeLength} digits.`,
  needsServer: 'Signing in needs the server',
  workWithout:
    'You can work without signing in, and add the work to your account when you sign in on this device.',
  explore: 'Work without signing in',
  withPassword: 'Sign in with a password',
  waiting: (count: number) => `${counted(count, 'encrypted parcel')} of work to send`,
  waitingHint:
    'Students who used this device left it before it could send everything. Only the server can read this work. It is sent when this device reaches the server.',
  nothingReadable:
    'When you change, nothing of yours stays readable on this device. Work that the server does not have yet is encrypted and sent later.',

  signedInAs: (name: string) => `${name} is signed in`,
  change: 'Change student',
  leaving: 'Changing student',
  changing: 'Saving the work of the last student…',
  stay: 'Back to my work',

  endSharing: 'This device is no longer shared',
  confirmEnd: 'Stop sharing?',
  ended: 'This device is not shared any more.',
});
