import { translated } from '../../lib/translation';

/** Texts of the page that opens addresses shared from other apps. */
export const messages = translated('features/share', {
  intro: 'Share the address of a problem, challenge or contest on this site to open it here.',
  nothingShared: 'Nothing was shared.',
  nothingSharedHint: 'In another app, use the share menu to send an address to Codeferry.',
  noAddress: 'The shared text contains no address of this site.',
  exploreProblems: 'Explore problems',
  contests: 'Contests',
});
