import { everybody, members, type Row } from './row';

export const draftRows: Row[] = [
  {
    call: 'draftPush',
    about: 'the sender’s own, with a secret in the creator’s',
    body: ({ role }) => ({
      problemID: 'PUBLIC',
      language: 'PYTHON3',
      code: role === 'creator' ? '# Hoard of the creator' : '# mine',
      base: 0,
      device: 'Firefox on Linux',
      savedAt: '2026-11-21T12:00:00Z',
    }),
    ...members(404, 200),
  },
  { call: 'draftsPull', about: 'the sender’s own', ...everybody(200), anonymous: 401, refused: 401 },
];
