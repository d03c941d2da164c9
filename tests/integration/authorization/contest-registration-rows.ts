import type { ContestObjects } from './contest-rows';
import { members, type Row, type Statuses } from './row';

const organiser = (status: number): Statuses => ({ ...members(403, 403), creator: status });
const nothing = '5f1d8a0e-6c7b-4a51-9a3e-0d4b8a6a2f10';
const accountRow = {
  key: 'name:ada|1',
  name: 'Ada',
  username: '',
  email: '',
  teamName: '',
  affiliation: '',
  country: '',
};

export function contestRegistrationRows(objects: () => ContestObjects): Row[] {
  const said = (more: object) => () => ({ contestSlug: objects().slug, ...more });
  return [
    {
      call: 'contestManageRegistration',
      about: 'registration asks for no team',
      body: said({ asksTeam: false }),
      ...organiser(200),
    },
    {
      call: 'contestInvitations',
      about: 'links and mailed invitations',
      path: () => `/contests/manage/${objects().slug}/invitations`,
      ...organiser(200),
    },
    {
      call: 'contestInvite',
      about: 'revoking an invitation that does not exist',
      body: said({ action: 'revoke', id: nothing }),
      ...organiser(200),
    },
    {
      call: 'contestAcceptInvitation',
      about: 'an invitation that does not exist',
      body: said({ token: 'none' }),
      ...members(404, 403),
    },
    {
      call: 'contestCheckAccounts',
      about: 'a list with one row',
      body: said({ rows: [accountRow] }),
      ...organiser(200),
    },
    {
      call: 'contestCreateAccounts',
      about: 'a list whose only row has a fault',
      body: said({ rows: [{ ...accountRow, name: '' }] }),
      ...organiser(200),
    },
    {
      call: 'contestResetAccounts',
      about: 'the password of an account that was not created for this contest',
      body: said({ usernames: ['creator'] }),
      ...organiser(200),
    },
    {
      call: 'contestDeleteAccounts',
      about: 'an account that was not created for this contest',
      body: said({ usernames: ['creator'] }),
      ...organiser(200),
    },
  ];
}
