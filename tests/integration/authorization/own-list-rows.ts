import { everybody, members, type Row } from './row';

const at = '2026-11-26T15:05:00Z';
const sharedID = '1f0c8f7e-8f4b-4b59-9c53-0d6f3d6f5a10';
/** What `statusesOf` looks for in the answers of others. */
const secret = 'Hoard of the creator';
const privateID = '2f0c8f7e-8f4b-4b59-9c53-0d6f3d6f5a10';

/** The first row makes the lists of the others. */
export const ownListRows: Row[] = [
  {
    call: 'ownListsWrite',
    about: 'the sender’s own; the creator shares one of two lists',
    body: ({ role }) => ({
      changes:
        role === 'creator'
          ? [
              { type: 'name', listID: sharedID, name: 'Shared', at },
              { type: 'share', listID: sharedID, isShared: true, at },
              { type: 'problem', listID: sharedID, problemID: 'PUBLIC', isOn: true, place: 1, at },
              { type: 'problem', listID: sharedID, problemID: 'PRIVATE', isOn: true, place: 2, at },
              { type: 'name', listID: privateID, name: secret, at },
            ]
          : [{ type: 'bookmark', problemID: 'PUBLIC', isOn: true, at }],
    }),
    ...members(404, 200),
  },
  {
    call: 'ownListsWrite',
    about: 'a list of the creator',
    body: () => ({ changes: [{ type: 'name', listID: sharedID, name: 'Shared', at }] }),
    ...members(404, 403),
    creator: 200,
  },
  {
    call: 'noteWrite',
    about: 'the sender’s own, with a secret in the creator’s',
    body: ({ role }) => ({
      problemID: 'PUBLIC',
      versionID: '3f0c8f7e-8f4b-4b59-9c53-0d6f3d6f5a10',
      replaces: [],
      text: role === 'creator' ? secret : 'mine',
      device: 'Firefox on Linux',
      savedAt: at,
    }),
    ...members(404, 200),
  },
  { call: 'ownListsPull', about: 'the sender’s own', ...everybody(200), anonymous: 401, refused: 401 },
  { call: 'listGet', about: 'a shared list', path: () => `/lists/get/${sharedID}`, ...everybody(200) },
  {
    call: 'listGet',
    about: 'a list that is not shared',
    path: () => `/lists/get/${privateID}`,
    ...everybody(404),
    creator: 200,
  },
];
