import { locale, translated } from '../../lib/translation';

/** Texts of the badge page. */
export const messages = translated('features/badges', {
  profile: 'Profile',
  badge: 'Badge',
  howToEarn: 'How to earn it',
  earnedLately: 'Earned recently',
  holders: (count: number) =>
    count === 1 ? '1 person has it.' : `${count.toLocaleString(locale)} people have it.`,
  noHolders: 'Nobody yet. You could be the first.',
  holdersOffline: 'Connect to see who earned this badge.',
  holdersUnavailable: 'The server did not send this list. Try again later.',
  unknownBadge: (name: string) => `There is no badge ${name}`,
  unknownBadgeHint: 'Choose one of the badges below.',
  allBadges: 'All badges',
});
