import { members, type Row } from './row';

/** The sender’s own devices; another account’s session is not found, and nothing says so. */
export const sessionRows: Row[] = [
  { call: 'sessionsOwn', about: 'the sender’s own', ...members(200, 200) },
  {
    call: 'sessionEnd',
    about: 'one that the sender does not have',
    body: () => ({ sessionID: '4f0c8f7e-8f4b-4b59-9c53-0d6f3d6f5a10' }),
    ...members(200, 200),
  },
  { call: 'sessionsEndOthers', about: 'the sender’s own', body: () => ({}), ...members(200, 200) },
];
