/** Texts of the tag pages. */
import { locale, translated } from '../../lib/translation';
import { counted } from '../../lib/words';

export const messages = translated('features/tags', {
  /** `12 problems · 1 challenge` */
  uses: ({
    problems,
    challenges,
    contests = 0,
  }: {
    problems: number;
    challenges: number;
    contests?: number;
  }) =>
    [
      problems > 0 && counted(problems, 'problem'),
      challenges > 0 && counted(challenges, 'challenge'),
      contests > 0 && counted(contests, 'contest'),
    ]
      .filter(Boolean)
      .join(' · '),
  allTags: 'All tags',
  problems: 'Problems',
  aboutLanguage: (language: string) => `About ${language}`,
  solveIn: (language: string) => `Solve in ${language}`,
  solveInText: (language: string) => `You can solve all programming problems in ${language}.`,
  otherTags: 'Other tags',
  all: (count: number) => `All ${count.toLocaleString(locale)}`,
  unused: (tag: string) => `Nothing has the tag ${tag} yet`,
  unusedText: 'Problems and challenges with this tag appear here.',
  notOnDevice: (tag: string) => `Nothing on this device has the tag ${tag}`,
  notOnDeviceText: 'Connect to see all problems and challenges with this tag.',
  exploreProblems: 'Explore all problems',

  explore: 'Explore',
  intro: 'Topics of problems and challenges.',
  filter: 'Filter tags',
  noMatch: 'No tags match',
  noTags: 'No tags on this device',
  searchedDevice: 'Only the tags on this device were searched.',
  showAll: 'Show all tags',
});
