/** Accounts that an organiser made for people without an email. They sign in with a name instead. */

/** `.invalid` never exists (RFC 2606), so no mail can go there. Nobody can sign up with it. */
const noMailDomain = '@no-mail.invalid';

export const hasNoMail = (email: string): boolean => email.trim().toLowerCase().endsWith(noMailDomain);

/** The provider only knows emails, so an account without one gets this address. */
export const noMailAddress = (name: string): string => `${name.toLowerCase()}${noMailDomain}`;

/** What the person types to sign in. */
export const signInName = (email: string): string =>
  hasNoMail(email) ? email.trim().slice(0, -noMailDomain.length) : email;

/** The account's address, from an email or a sign-in name. */
export const addressOf = (typed: string): string =>
  typed === '' || typed.includes('@') ? typed : noMailAddress(typed);
