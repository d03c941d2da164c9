import { everybody, members, type Row } from './row';

const only = (administrator: number) => ({ ...members(403, 403), administrator });

export const adminRows: Row[] = [
  { call: 'adminUsers', about: 'all accounts', ...only(200) },
  { call: 'adminUser', about: 'one account', path: () => '/admin/users/none', ...only(404) },
  {
    call: 'adminChangeUser',
    about: 'blocking an account',
    body: () => ({ action: 'block', uid: 'none', reason: 'Spam' }),
    ...only(404),
  },
  { call: 'adminJudges', about: 'judges and queue', ...only(200) },
  {
    call: 'adminChangeJudges',
    about: 'a judge that does not exist',
    body: () => ({ action: 'pause', id: '0b9f6f0e-52fb-4f0e-9f38-0f1d9c0c7a11' }),
    ...only(404),
  },
  { call: 'adminSettings', about: 'all settings', ...only(200) },
  { call: 'adminChangeSetting', about: 'a default', body: () => ({ name: 'queueMax' }), ...only(200) },
  { call: 'adminAudit', about: 'the audit log', ...only(200) },
  {
    call: 'resetByLink',
    about: 'an unknown token',
    body: () => ({ token: 'none', newPassword: 'secret-2' }),
    ...everybody(422),
    administrator: 422,
  },
];
