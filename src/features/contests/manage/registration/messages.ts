import { accountLimits, teamLimits } from '../../../../../contract/account-limits';
import type { AccountFault } from '../../../../../contract/entities/contest/contest-accounts';
import { displayName, username } from '../../../../../contract/limits';
import { counted } from '../../../../lib/words';

const faults: Readonly<Record<AccountFault, string>> = {
  nameMissing: 'The name is missing. Add a name to this row.',
  nameTooLong: `The name has more than ${displayName.maxLength} characters. Shorten it.`,
  nameInvalid: 'The name contains characters that cannot be shown. Remove them.',
  usernameInvalid: `A username has ${username.minLength} to ${username.maxLength} letters, digits, dots, dashes or underscores. Change it, or leave it empty.`,
  usernameTaken: 'Someone else has this username. Choose another one, or leave it empty.',
  emailInvalid: 'This is not an email address. Correct it, or leave it empty.',
  emailTaken: 'Someone already signs in with this email. Invite them instead, or leave the email empty.',
  emailTwice: 'Another row has this email. Leave one of them empty.',
  teamInvalid: `A team name has at most ${teamLimits.nameLengthMax} characters. Shorten it.`,
  affiliationInvalid: `An affiliation has at most ${teamLimits.affiliationLengthMax} characters. Shorten it.`,
  countryInvalid: 'A country has three letters, for example DEU. Correct it, or leave it empty.',
  twice: 'Another row has this username or email. Remove one of them.',
};

/** Texts about accounts from a list, and teams. */
export const messages = {
  needsNetwork: 'Creating accounts needs a network.',

  teams: 'Teams',
  teamsHint:
    'Each participant is one account. A team shares an account, and its name replaces the display name on the leaderboard.',
  askTeam: 'Ask for team name and affiliation at registration',

  accounts: 'Accounts from a list',
  accountsHint:
    'Create accounts for people who have none, and print a card with the password for each of them. They are registered for this contest at once.',
  elsewhere:
    'This server keeps its accounts at Firebase, so it cannot create accounts here. Share the address of the contest instead: people sign in with their own account.',
  columns:
    'The first line names the columns: name is required; username, email, team, affiliation and country (three letters) are optional.',
  list: 'List (CSV)',
  listExample: 'name,username,email,team,affiliation,country\nAda Lovelace,,,Heaps,University of Ulm,DEU',
  chooseFile: 'Choose a CSV file',
  fileTooLarge: `The file is larger than ${accountLimits.fileBytesMax / 1024 / 1024} MB. Divide it into smaller lists.`,
  check: 'Check the list',
  checking: 'Checking…',
  noNameColumn: 'The first line must name the columns, and one of them must be “name”.',
  noRows: 'The list has no rows below its first line.',
  tooManyRows: (rows: number) =>
    `The list has ${rows} rows. A list can have ${accountLimits.rowsMax}; divide it into smaller lists.`,

  preview: 'Check before you create',
  rest: 'Rows to correct',
  summary: (news: number, existing: number, faults: number) =>
    [
      news > 0 && `${counted(news, 'account')} to create`,
      existing > 0 && `${existing} created before`,
      faults > 0 && `${counted(faults, 'row')} with a fault`,
    ]
      .filter(Boolean)
      .join(', '),
  faultsStay: 'Rows with a fault are left out. Correct them in the list and check it again.',
  row: (row: number) => `Row ${row}`,
  outcomes: { new: 'New', exists: 'Created before', fault: 'Fault' },
  faults,
  onlyFaults: 'Show only rows with a fault',
  showMore: 'Show more',
  generatedUsername: 'username is generated',
  create: (count: number) => `Create ${counted(count, 'account')}`,
  update: 'Update teams',
  creating: (done: number, total: number) => `Creating ${done} of ${total}…`,
  stopped: (reason: string) => `${reason} The accounts that were created are listed. You can continue.`,
  continue: 'Continue',
  changeList: 'Change the list',
  nothingNew: 'All accounts of this list exist already. If a card is lost, set a new password below.',
  created: (count: number) => `${counted(count, 'account')} created. Print the cards now.`,
  teamsUpdated: 'Teams updated.',

  cards: (count: number) => counted(count, 'card'),
  cardsHint:
    'Print or save the cards now. Passwords are not stored in readable form, so they are shown only once. You can set new passwords later.',
  print: 'Print cards',
  saveCsv: 'Save as CSV',
  done: 'Hide the passwords',
  confirmDone: 'Hide the passwords?',
  csvColumns: ['Name', 'Team', 'Affiliation', 'Country', 'Address', 'Sign-in name', 'Password'],
  card: {
    address: 'Address',
    signInName: 'Sign-in name',
    email: 'Email',
    password: 'Password',
    how: 'Open the address, choose Sign in, and type both exactly as printed.',
  },

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
};
