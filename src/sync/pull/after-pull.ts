type Rejudged = typeof import('../verdicts/pull-rejudged');

/** Loaded when it is needed: no page waits for it. Never rejects. */
export function afterPull(work: (rejudged: Rejudged) => Promise<void>): Promise<void> {
  return import('../verdicts/pull-rejudged').then(work).catch(console.warn);
}
