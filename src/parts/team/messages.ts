import { translated } from '../../lib/translation';

/** Texts of a participant's team. */
export const messages = translated('parts/team', {
  teamName: 'Team name (optional)',
  teamNameHint: 'The leaderboard shows it instead of the display name.',
  affiliation: 'School, university or company (optional)',
  country: 'Country (optional)',
  countryHint: 'Three letters, for example DEU',
  countryWrong: 'Type three letters, for example DEU.',
});
