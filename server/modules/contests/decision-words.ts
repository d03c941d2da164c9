/**
 * What the organiser decided about one participant, in the words of the organiser. The record of a decision is the notice that its
 * participant reads, so old decisions are covered too. Pure.
 */

type Rewriting = readonly [notice: RegExp, words: (name: string, match: readonly string[]) => string];

const rewritings: readonly Rewriting[] = [
  [/^The organiser has blocked you\.$/, (name) => `You have blocked ${name}.`],
  [/^The organiser has unblocked you\.$/, (name) => `You have unblocked ${name}.`],
  [/^The organiser has accepted you\./, (name) => `You have accepted ${name}.`],
  [/^The organiser has undone your elimination/, (name) => `You have undone the elimination of ${name}.`],
  [
    /^The organiser has forgiven one of your warnings\.$/,
    (name) => `You have forgiven one warning of ${name}.`,
  ],
  [
    /^Your extra time is now (\d+ minutes?) in all\.$/,
    (name, [, time]) => `You have set the extra time of ${name} to ${time} in all.`,
  ],
  [
    /^What you handed in for (.+) was accepted and counts\.$/s,
    (_name, [, title]) => `You have accepted the submission for ${title}. It counts.`,
  ],
  [
    /^What you handed in for (.+?) was refused and does not count: (.+)$/s,
    (_name, [, title, reason]) => `You have refused the submission for ${title}: ${reason}`,
  ],
];

/** @param question what the notice answers; null: it is a decision */
export function organisersWords(notice: string, question: string | null, name: string): string {
  if (question !== null) return `You have answered “${question}”: ${notice}`;
  for (const [pattern, words] of rewritings) {
    const match = pattern.exec(notice);
    if (match) return words(name, match);
  }
  return notice;
}
