/** CDET-27, CDET-28. Decided on the server: clients never see the lists (D-13). */

export const emailRestrictions = ['all', 'domain', 'emails'] as const;
export type EmailRestriction = (typeof emailRestrictions)[number];

export interface EmailRule {
  readonly emailRestriction: EmailRestriction;
  readonly emailDomains: readonly string[];
  readonly allowedEmails: readonly string[];
}

export type Eligibility = { allowed: true } | { allowed: false; reason: 'domain' | 'emails' | 'blocked' };

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Lower case, trimmed, no leading @. */
export function plainDomain(domain: string): string {
  return domain.trim().toLowerCase().replace(/^@/, '');
}

export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Ignores case; a subdomain is a different domain. */
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
