import { accountLimits, teamLimits } from '../../../contract/account-limits';
import type { AccountFault } from '../../../contract/entities/contest/contest-accounts';
import { displayName, username } from '../../../contract/limits';
import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

const faults: Readonly<Record<AccountFault, string>> = {
  nameMissing: 'The name is missing. Add a name to this row.',
  nameTooLong: `The name has more than ${displayName.maxLength} characters. Shorten it.`,
  nameInvalid: 'The name contains characters that cannot be shown. Remove them.',
  usernameInvalid: `A username has ${username.minLength} to ${username.maxLength} letters, digits, dots, dashes or underscores. Change it, or leave it empty.`,
  usernameTaken: 'Someone else has this username. Choose another one, or leave it empty.',
  emailInvalid: 'This is not an email address. Correct it, or leave it empty.',
  emailTaken: 'Someone already signs in with this email. Invite them instead, or leave the email empty.',
  emailTwice: 'Another row has this email. Leave one of them empty.',
  teamInvalid: `A team or group name has at most ${teamLimits.nameLengthMax} characters. Shorten it.`,
  affiliationInvalid: `An affiliation has at most ${teamLimits.affiliationLengthMax} characters. Shorten it.`,
  countryInvalid: 'A country has three letters, for example DEU. Correct it, or leave it empty.',
  twice: 'Another row has this username or email. Remove one of them.',
};

/** Texts about accounts that an organiser or a teacher makes from a list. */
export const messages = translated('parts/account-list', {
  needsNetwork: 'Creating accounts needs a network.',

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
  creating: (done: number, total: number) => `Creating ${done} of ${total}…`,
  stopped: (reason: string) => `${reason} The accounts that were created are listed. You can continue.`,
  continue: 'Continue',
  changeList: 'Change the list',
  nothingNew: 'All accounts of this list exist already. If a card is lost, set a new password below.',
  created: (count: number) => `${counted(count, 'account')} created. Print the cards now.`,

  cards: (count: number) => counted(count, 'card'),
  cardsHint:
    'Print or save the cards now. Passwords are not stored in readable form, so they are shown only once. You can set new passwords later.',
  print: 'Print cards',
  saveCsv: 'Save as CSV',
  done: 'Hide the passwords',
  confirmDone: 'Hide the passwords?',
  card: {
    address: 'Address',
    signInName: 'Sign-in name',
    email: 'Email',
    password: 'Password',
    personalCode: 'Personal code, for shared devices',
    howOnShared: 'On a shared device, type the class code, the sign-in name and the personal code.',
    how: 'Open the address, choose Sign in, and type both exactly as printed.',
  },
});
