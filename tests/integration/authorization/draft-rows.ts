import { everybody, members, type Row } from './row';

export const draftRows: Row[] = [
  {
    call: 'draftPush',
    about: 'one’s own; the creator’s is a secret of theirs',
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
  { call: 'draftsPull', about: 'one’s own', ...everybody(200), anonymous: 401, refused: 401 },
];
