import type { Person } from '../client';
import { everybody, members, type Row, self } from './row';

/** Calls of accounts, profiles and badges. `creator`: the account that the others try to use. */
export function accountRows(creator: () => Person): Row[] {
  return [...providerRows, ...passwordRows, ...profileRows(creator), ...goingRows(creator)];
}

const provider = { mode: 'GOOGLE', username: 'provided', displayName: 'P' };
const otp = { email: 'nobody@example.org', otp: '123456' };
const ofOthers = { ...members(403, 403), creator: 200 };

const providerRows: Row[] = [
  {
    call: 'loginProvider',
    about: 'PROV-2 with a password account',
    body: (sender) => ({ ...provider, ...self(sender) }),
    ...members(403, 403),
  },
  {
    call: 'signupProvider',
    about: 'PROV-4 with a password account',
    body: (sender) => ({ ...provider, ...self(sender) }),
    ...members(403, 403),
  },
];

const passwordRows: Row[] = [
  {
    call: 'forgotPassword',
    about: 'FORG-5 an unknown email',
    body: () => ({ email: otp.email }),
    ...everybody(404),
  },
  { call: 'verifyOtp', about: 'an unknown email', body: () => otp, ...everybody(422) },
  {
    call: 'resetPassword',
    about: 'an unknown email',
    body: () => ({ ...otp, newPassword: 'secret-2' }),
    ...everybody(422),
  },
];

const profileRows = (creator: () => Person): Row[] => [
  {
    call: 'profileUpdate',
    about: 'the sender’s own',
    body: (sender) => ({ uid: self(sender).uid, displayName: 'X' }),
    ...members(404, 200),
  },
  {
    call: 'profileUpdate',
    about: 'D-9 another user’s',
    body: () => ({ uid: creator().uid, displayName: 'X' }),
    ...ofOthers,
  },
  { call: 'profileOwn', about: 'the sender’s own', ...members(404, 200) },
  { call: 'practiceOwn', about: 'the sender’s own', body: () => ({}), ...members(200, 200) },
  {
    call: 'submissionsOwn',
    about: 'the sender’s own',
    body: () => ({ withCode: true }),
    ...members(200, 200),
  },
  { call: 'profileGet', about: 'D-38 anybody', path: () => '/users/creator', ...everybody(200) },
  { call: 'profileGet', about: 'an unknown one', path: () => '/users/nobody.here', ...everybody(404) },
  {
    call: 'avatarGet',
    about: 'an unknown one',
    path: () => `/avatars/${'0'.repeat(64)}.png`,
    ...everybody(404),
  },
  { call: 'badgeGet', about: 'anybody', path: () => '/badges/beginner', ...everybody(200) },
  {
    call: 'emailAvailable',
    about: 'anybody',
    path: () => '/check_availability/email?email=a@b.cd',
    ...everybody(200),
  },
  {
    call: 'usernameAvailable',
    about: 'anybody',
    path: () => '/check_availability/username?username=abcd',
    ...everybody(200),
  },
];

const goingRows = (creator: () => Person): Row[] => [
  { call: 'accountExport', about: 'the sender’s own', ...members(404, 200) },
  {
    call: 'accountDelete',
    about: 'the sender’s own, without confirmation',
    body: (sender) => ({ uid: self(sender).uid, username: 'not-mine' }),
    ...members(404, 422),
  },
  {
    call: 'accountDelete',
    about: 'D-9 another user’s, confirmed by all except the owner',
    body: ({ role }) => ({ uid: creator().uid, username: role === 'creator' ? 'not-mine' : 'creator' }),
    ...ofOthers,
    creator: 422,
  },
];

/** These run last: signing up completes the unfinished accounts. */
export const signInRows = (creator: () => Person): Row[] => [
  {
    call: 'loginEmail',
    about: 'D-9 for another user',
    body: () => ({ uid: creator().uid, email: creator().email }),
    ...ofOthers,
  },
  { call: 'loginEmail', about: 'for the sender', body: self, ...members(404, 200) },
  {
    call: 'signupEmail',
    about: 'D-9 for another user',
    body: () => ({ uid: creator().uid, email: creator().email, username: 'creator', displayName: 'X' }),
    ...ofOthers,
  },
  {
    call: 'signupEmail',
    about: 'for the sender',
    body: (sender) => ({
      ...self(sender),
      username: sender.person?.username ?? 'nobody',
      displayName: 'X',
    }),
    ...members(200, 200),
  },
];
