import { translated } from '../../../../lib/translation';
import { counted } from '../../../../lib/words';

/** Texts about accounts from a list, and teams. */
export const messages = translated('features/contests/manage/registration', {
  teams: 'Teams',
  teamsHint:
    'Each participant is one account. A team shares an account, and its name replaces the display name on the leaderboard.',
  askTeam: 'Ask for team name and affiliation at registration',

  accounts: 'Accounts from a list',
  accountsHint:
    'Create accounts for people who have none, and print a card with the password for each of them. They are registered for this contest at once.',
  elsewhere:
    'This server keeps its accounts at Firebase, so it cannot create accounts here. Share the address of the contest instead: people sign in with their own account.',
  list: 'List (CSV)',
  listExample: 'name,username,email,team,affiliation,country\nAda Lovelace,,,Heaps,University of Ulm,DEU',
  update: 'Update teams',
  teamsUpdated: 'Teams updated.',
  csvColumns: ['Name', 'Team', 'Affiliation', 'Country', 'Address', 'Sign-in name', 'Password'],
  columns:
    'The first line names the columns: name is required; username, email, team, affiliation and country (three letters) are optional.',
  made: 'Accounts created here',
  madeHint:
    'You can set a new password for these accounts; it signs the person out everywhere. You can delete an account until somebody signs in with it.',
  changesNeedNetwork: 'Changing accounts needs a network.',
  neverSignedIn: 'never signed in',
  madeCount: (count: number) => counted(count, 'account'),
  newPassword: 'New password',
  newPasswordOf: (name: string) => `New password for ${name}`,
  newPasswordForAll: 'New passwords for all',
  confirmAll: (count: number) => `Set ${counted(count, 'new password')}?`,
  confirmOne: 'Set a new password?',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete the account of ${name}`,
  confirmDelete: 'Delete this account?',
  deleteUnused: (count: number) => `Delete ${counted(count, 'unused account')}`,
  confirmDeleteAll: (count: number) => `Delete ${counted(count, 'account')}?`,
  deleted: (count: number) => `${counted(count, 'account')} deleted.`,
  notDeleted: (names: string) =>
    `Not deleted: ${names}. These accounts are in use. You can block them under Participants.`,
  ownedByPerson: 'Confirmed the email: only this person sets the password.',
  refused: (names: string) => `No new password for ${names}: these accounts were confirmed by their owners.`,
});
