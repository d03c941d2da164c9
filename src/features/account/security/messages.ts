import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of the password and of the devices where the user is signed in. */
export const messages = translated('features/account/security', {
  changePassword: 'Change password',
  passwordHint: 'This signs you out on all other devices.',
  currentPassword: 'Current password',
  typeCurrent: 'Type your current password.',
  newPassword: 'New password',
  typeNew: 'Type a new password.',
  passwordsDiffer: 'The two passwords differ.',
  save: 'Change the password',
  saving: 'Changing…',
  cancel: 'Cancel',
  forgotten: 'Forgot your password? Get a code by email',
  changed: 'Your password was changed. Your other devices must sign in again.',
  needsNetwork: 'Changing the password needs the network',
  noPassword: 'You sign in with Google or GitHub, so this account has no password here.',

  ended: 'You are signed out on this device. Your work is still here. Sign in again to send it.',
  signInAgain: 'Sign in again',

  devices: 'Where you are signed in',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  activeNow: 'Active now',
  lastActive: (ago: string) => `Last active ${ago}`,
  signedIn: (date: string) => `Signed in: ${date}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signedOut: (device: string) => `${device} is signed out.`,
  signOutOthers: 'Sign out all other devices',
  othersTitle: 'Sign out all other devices?',
  othersExplained: (count: number) =>
    `You will stay signed in on this device. You will be signed out on ${counted(count, 'other device')}. Work that was not sent yet stays there, until you sign in there again.`,
  othersSignedOut: 'All other devices are signed out.',
  onlyHere: 'You are signed in on this device only.',
  loading: 'Loading your devices…',
  offline: 'The list of your devices needs the network.',
  retry: 'Try again',
  notListed:
    'Google keeps the sessions of this account and does not list them. You can sign out on all devices, this one included.',
  signOutEverywhere: 'Sign out on all devices',
  everywhereTitle: 'Sign out on all devices?',
  everywhereExplained:
    'You will be signed out on this device, too. Work that was not sent yet stays on its device, until you sign in there again.',
});
