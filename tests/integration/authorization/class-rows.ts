import { randomUUID } from 'node:crypto';
import { members, type Row, type Statuses } from './row';

export interface ClassObjects {
  readonly classID: string;
  readonly submissionID: string;
}

/** Others do not learn that the class exists. */
const teacher = (status: number): Statuses => ({ ...members(404, 404), creator: status });
const accountRow = {
  key: 'name:ada|1',
  name: '',
  username: '',
  email: '',
  teamName: '',
  affiliation: '',
  country: '',
};
const device = {
  deviceID: 'a',
  name: 'Firefox',
  waiting: 0,
  refused: 0,
  oldestWaitingAt: null,
  isStorageLow: false,
};

/** The creator is the only teacher of the class. */
export function classRows(objects: () => ClassObjects): Row[] {
  const said = (more: object) => () => ({ classID: objects().classID, ...more });
  return [
    { call: 'classesAll', about: 'own classes', ...members(200, 200) },
    {
      call: 'classGet',
      about: 'a class of the creator',
      path: () => `/classes/get/${objects().classID}`,
      ...teacher(200),
    },
    {
      call: 'classCreate',
      about: 'a class that exists',
      body: said({ name: 'Again' }),
      ...members(403, 403),
      creator: 200,
    },
    { call: 'classManage', about: 'archiving a class', body: said({ action: 'archive' }), ...teacher(200) },
    { call: 'classJoin', about: 'a code of no class', body: () => ({ code: 'none' }), ...members(404, 404) },
    { call: 'classLeave', about: 'the last teacher of a class', body: said({}), ...teacher(409) },
    {
      call: 'classBecomeTeacher',
      about: 'a server without a teacher code',
      body: () => ({ code: 'none' }),
      ...members(404, 403),
    },
    {
      call: 'classCheckAccounts',
      about: 'a list with one row',
      body: said({ rows: [accountRow] }),
      ...teacher(200),
    },
    {
      call: 'classCreateAccounts',
      about: 'a list whose only row has a fault',
      body: said({ rows: [accountRow] }),
      ...teacher(200),
    },
    {
      call: 'classResetAccounts',
      about: 'the password of an account that was not created for this class',
      body: said({ usernames: ['creator'] }),
      ...teacher(200),
    },
    { call: 'classSync', about: 'the sender’s own device', body: () => ({ device }), ...members(200, 200) },
    {
      call: 'classProgress',
      about: 'a class of the creator',
      path: () => `/classes/progress/${objects().classID}`,
      ...teacher(200),
    },
    {
      call: 'classWork',
      about: 'of a person who is no student of the class',
      path: () => `/classes/work/${objects().classID}/other/PUBLIC`,
      ...teacher(404),
    },
    {
      call: 'commentWrite',
      about: 'on a submission of no student of the class',
      body: () => ({
        commentID: randomUUID(),
        classID: objects().classID,
        submissionID: objects().submissionID,
        line: 1,
        text: 'Why?',
        writtenAt: '2026-11-25T10:42:00.000Z',
      }),
      ...teacher(404),
    },
  ];
}
