/** Rows of an organiser's list of accounts. */
import { emailPattern, usernamePattern } from '../../entities/user';
import { displayName, teamLimits, username } from '../../limits';
import { isPlainName, isVisibleName } from '../display-name';
import { hasNoMail } from '../sign-in-name';

export interface AccountFields {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly teamName: string;
  readonly affiliation: string;
  readonly country: string;
}

/** The last four depend on other rows and accounts, so only the server finds them. */
export const accountFaults = [
  ...(['nameMissing', 'nameTooLong', 'nameInvalid', 'usernameInvalid', 'emailInvalid'] as const),
  ...(['teamInvalid', 'affiliationInvalid', 'countryInvalid'] as const),
  ...(['twice', 'usernameTaken', 'emailTaken', 'emailTwice'] as const),
] as const;
export type AccountFault = (typeof accountFaults)[number];

export function accountFault(row: AccountFields): AccountFault | undefined {
  if (!isVisibleName(row.name)) return row.name === '' ? 'nameMissing' : 'nameInvalid';
  if (row.name.length > displayName.maxLength) return 'nameTooLong';
  if (!isPlainName(row.name)) return 'nameInvalid';
  if (row.username !== '' && !isUsername(row.username)) return 'usernameInvalid';
  if (row.email !== '' && !isEmail(row.email)) return 'emailInvalid';
  if (!isPlainName(row.teamName) || row.teamName.length > teamLimits.nameLengthMax) return 'teamInvalid';
  if (!isPlainName(row.affiliation) || row.affiliation.length > teamLimits.affiliationLengthMax)
    return 'affiliationInvalid';
  if (!/^([A-Z]{3})?$/.test(row.country)) return 'countryInvalid';
  return undefined;
}

const isUsername = (text: string) =>
  text.length >= username.minLength && text.length <= username.maxLength && usernamePattern.test(text);

const isEmail = (text: string) => text.length <= 254 && emailPattern.test(text) && !hasNoMail(text);

/** Without spaces at the ends; countries in capitals. */
export function plainRow(row: AccountFields): AccountFields {
  const [name = '', username = '', email = '', teamName = '', affiliation = '', country = ''] = [
    ...[row.name, row.username, row.email, row.teamName, row.affiliation, row.country],
  ].map((text) => text.trim());
  return {
    name,
    username,
    email: email.toLowerCase(),
    teamName,
    affiliation,
    country: country.toUpperCase(),
  };
}

/**
 * Names each row: by its username or email, else by name and team, counted if the list has several of them. So a
 * repeated upload of the list finds the accounts of the first one.
 */
export function accountKeys(rows: readonly AccountFields[]): string[] {
  const times = new Map<string, number>();
  return rows.map(({ name, username, email, teamName }) => {
    if (username !== '') return `user:${username.toLowerCase()}`;
    if (email !== '') return `email:${email.toLowerCase()}`;
    const key = `name:${name.toLowerCase()}|${teamName.toLowerCase()}`;
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    return `${key}|${count}`;
  });
}
