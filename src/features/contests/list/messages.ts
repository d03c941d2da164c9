import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of the contest lists: public contests, My contests, contests with a tag. */
export const messages = translated('features/contests/list', {
  contests: 'Contests',
  intro: 'Compete with others or against the clock. Once you have started, you can continue offline.',
  yourContests: (count: number) => `Your contests (${count})`,
  createContest: 'Create Contest',
  search: 'Search contests',
  publicContests: 'Public contests',
  noMatches: 'No contests match your search',
  searchedOffline: 'You are offline. Only contests on this device were searched.',
  showAll: 'Show all contests',
  noneOnDevice: 'No contests on this device',
  noPublic: 'No public contests right now',
  loadLater: 'They will load when the network is back.',
  loadFailed: 'Could not load the contests from the server.',
  retry: 'Try again',
  exploreProblems: 'Explore problems',

  card: {
    registered: 'Registered',
    participants: (count: number) => counted(count, 'participant'),
    by: (creator: string) => `By ${creator}`,
    password: 'Password',
    roles: { read: 'You read', judge: 'You judge', all: 'You co-organise' },
    linkOnly: 'Link only',
    dashboard: 'Dashboard',
    dashboardOf: (contest: string) => `Dashboard of ${contest}`,
  },

  own: {
    title: 'My contests',
    signInToSee: 'Sign in to see your contests',
    signIn: 'Sign in',
    unpublished: (count: number) => `${counted(count, 'unpublished draft')} on this device`,
    joined: 'Contests you have joined',
    created: 'Contests you have created',
    helped: 'Contests you help to run',
    noneYet: 'You have no contests yet',
    noneOnDevice: 'None of your contests is on this device',
    create: 'Create a contest',
  },
});
