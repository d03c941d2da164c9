/** Who may register for a contest by their e-mail (CDET-27, CDET-28), decided on the server: others never see the lists (D-13). */

export const emailRestrictions = ['all', 'domain', 'emails'] as const;
export type EmailRestriction = (typeof emailRestrictions)[number];

export interface EmailRule {
  readonly emailRestriction: EmailRestriction;
  readonly emailDomains: readonly string[];
  readonly allowedEmails: readonly string[];
}

export type Eligibility = { allowed: true } | { allowed: false; reason: 'domain' | 'emails' | 'blocked' };

/** What is behind the last @, in small letters. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** One entry of a list of domains as it is compared: small letters, no spaces, no leading @. */
export function plainDomain(domain: string): string {
  return domain.trim().toLowerCase().replace(/^@/, '');
}

/** One entry of a list of e-mails as it is compared. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Letters of either case are the same; a subdomain is another domain. */
export function judgeEmail(rule: EmailRule, email: string): Eligibility {
  if (rule.emailRestriction === 'domain') {
    const isListed = rule.emailDomains.some((domain) => plainDomain(domain) === domainOf(email));
    return isListed ? { allowed: true } : { allowed: false, reason: 'domain' };
  }
  if (rule.emailRestriction === 'emails') {
    const isListed = rule.allowedEmails.some((allowed) => plainEmail(allowed) === plainEmail(email));
    return isListed ? { allowed: true } : { allowed: false, reason: 'emails' };
  }
  return { allowed: true };
}
