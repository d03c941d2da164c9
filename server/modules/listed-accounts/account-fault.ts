import { teamLimits } from '../../../contract/account-limits';
import type { AccountFault } from '../../../contract/entities/contest/contest-accounts';
import { emailPattern, usernamePattern } from '../../../contract/entities/user';
import { displayName, username } from '../../../contract/limits';
import type { AccountFields } from '../../../contract/rules/contest/account-keys';
import { isPlainName, isVisibleName } from '../../../contract/rules/names/display-name';
import { hasNoMail } from '../../../contract/rules/names/sign-in-name';

/** Of the row alone, whatever other rows and accounts there are. */
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
