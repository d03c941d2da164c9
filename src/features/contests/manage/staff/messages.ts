import type { ContestRole } from '../../../../../contract/rules/contest/contest-roles';
import { translated } from '../../../../lib/translation';
import { messages as shared } from '../messages';

const roles: Readonly<Record<ContestRole, string>> = {
  read: 'Reads',
  judge: 'Judges',
  all: 'Co-organiser',
  creator: 'Creator',
};

/** Texts about co-organisers and jury. */
export const messages = translated('features/contests/manage/staff', {
  needsNetwork: shared.needsNetwork,
  roles,
  rights: {
    read: 'Reads: sees participants, submissions and questions, but changes nothing.',
    judge: 'Judges: also decides held submissions, rejudges, answers questions and sends announcements.',
    all: 'Co-organiser: also manages participants, registration, the clock, problem versions, editorials and results.',
  },
  intro:
    'Add people who help to run this contest. Only you can edit or delete the contest and change this list. The leaderboard does not list the runs of these people.',
  introMember: 'These people help to run this contest. Only its creator can change this list.',
  none: 'Nobody has been added yet.',
  list: 'People who help to run the contest',
  username: 'Username',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  add: 'Add',
  remove: 'Remove',
  confirmRemove: (name: string) => `Remove ${name}?`,
  leave: 'Leave this contest’s staff',
  confirmLeave: 'Leave? You lose access to this page.',
});
