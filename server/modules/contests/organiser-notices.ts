/**
 * Rewrites notices to a participant for the organiser. A notice is the stored record of a decision, so the patterns
 * also match the wording of older servers.
 */

type Rewriting = readonly [notice: RegExp, rewrite: (name: string, match: readonly string[]) => string];

const rewritings: readonly Rewriting[] = [
  [/^The organiser has blocked you\.$/, (name) => `You have blocked ${name}.`],
  [/^The organiser has unblocked you\.$/, (name) => `You have unblocked ${name}.`],
  [/^The organiser has accepted you\./, (name) => `You have accepted ${name}.`],
  [
    /^The organiser has undone your (?:disqualification|elimination)/,
    (name) => `You have undone the disqualification of ${name}.`,
  ],
  [
    /^The organiser has forgiven one of your warnings\.$/,
    (name) => `You have forgiven one warning of ${name}.`,
  ],
  [
    /^Your extra time is now (\d+ minutes?) in (?:total|all)\.$/,
    (name, [, time]) => `You have set the extra time of ${name} to ${time} in total.`,
  ],
  [
    /^(?:Your submission|What you handed in) for (.+) was accepted and counts\.$/s,
    (_name, [, title]) => `You have accepted the submission for ${title}. It counts.`,
  ],
  [
    /^(?:Your submission|What you handed in) for (.+?) was refused and does not count: (.+)$/s,
    (_name, [, title, reason]) => `You have refused the submission for ${title}: ${reason}`,
  ],
];

/** @param question the clarification that the notice answers; null if it is a decision */
export function noticeForOrganiser(notice: string, question: string | null, name: string): string {
  if (question !== null) return `You have answered “${question}”: ${notice}`;
  for (const [pattern, rewrite] of rewritings) {
    const match = pattern.exec(notice);
    if (match) return rewrite(name, match);
  }
  return notice;
}
