import { everybody, members, type Row } from './row';

const only = (administrator: number) => ({ ...members(403, 403), administrator });

const unknown = '0b9f6f0e-52fb-4f0e-9f38-0f1d9c0c7a11';

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
    body: () => ({ action: 'pause', id: unknown }),
    ...only(404),
  },
  { call: 'adminSettings', about: 'all settings', ...only(200) },
  { call: 'adminChangeSetting', about: 'a default', body: () => ({ name: 'queueMax' }), ...only(200) },
  { call: 'adminReports', about: 'reports of users', ...only(200) },
  {
    call: 'adminScreenshot',
    about: 'of a report that does not exist',
    path: () => `/admin/reports/${unknown}/screenshot`,
    ...only(404),
  },
  {
    call: 'adminChangeReport',
    about: 'a report that does not exist',
    body: () => ({ action: 'close', id: unknown }),
    ...only(404),
  },
  { call: 'adminMails', about: 'the log of mails', ...only(200) },
  { call: 'adminStorage', about: 'sizes', ...only(200) },
  { call: 'adminContent', about: 'all problems', ...only(200) },
  {
    call: 'adminChangeContent',
    about: 'a problem that does not exist',
    body: () => ({ action: 'makePrivate', kind: 'problem', key: 'none', reason: 'Spam' }),
    ...only(404),
  },
  { call: 'adminAudit', about: 'the audit log', ...only(200) },
  {
    call: 'resetByLink',
    about: 'an unknown token',
    body: () => ({ token: 'none', newPassword: 'secret-2' }),
    ...everybody(422),
    administrator: 422,
  },
];
