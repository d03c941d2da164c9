import { randomUUID } from 'node:crypto';
import { everybody, members, type Row } from './row';

const nobody = '0b9f6f0e-52fb-4f0e-9f38-0f1d9c0c7a11';
/** A private problem of others counts as missing. */
const onlyCreator = { ...members(404, 404), creator: 200 };

/** Of a problem of the creator, without other members. */
export function problemMemberRows(objects: () => { readonly privateID: string }): Row[] {
  const problem = () => ({ problemID: objects().privateID });
  return [
    {
      call: 'problemMembers',
      about: 'of a private problem',
      path: () => `/problem/members/${objects().privateID}`,
      ...onlyCreator,
    },
    {
      call: 'problemVersions',
      about: 'of a private problem',
      path: () => `/problem/versions/${objects().privateID}`,
      ...onlyCreator,
    },
    {
      call: 'problemVersionGet',
      about: 'of a private problem',
      body: () => ({ ...problem(), version: 1 }),
      ...onlyCreator,
    },
    {
      call: 'problemRestore',
      about: 'a version that never was',
      body: () => ({ ...problem(), version: 99, newest: 1 }),
      ...members(404, 404),
    },
    {
      call: 'problemInvite',
      about: 'to a private problem',
      body: () => ({ ...problem(), person: 'first', role: 'tester' }),
      ...onlyCreator,
    },
    {
      call: 'problemMemberChange',
      about: 'a member that does not exist',
      body: () => ({ ...problem(), memberID: nobody, role: null }),
      ...onlyCreator,
    },
    {
      call: 'problemCommentsSync',
      about: 'of a private problem',
      body: problem,
      ...onlyCreator,
    },
    {
      call: 'problemCommentWrite',
      about: 'on a private problem',
      body: () => {
        const commentID = randomUUID();
        const writtenAt = '2026-11-26T10:42:00.000Z';
        const place = { commentID, threadID: commentID, part: 'tests', subject: '', action: 'write' };
        return { ...problem(), ...place, text: 'Why?', writtenAt };
      },
      ...onlyCreator,
    },
    {
      call: 'problemInvitationAnswer',
      about: 'an invitation that does not exist',
      body: () => ({ invitationID: nobody, accept: true }),
      ...everybody(403),
      anonymous: 401,
      refused: 401,
    },
  ];
}
