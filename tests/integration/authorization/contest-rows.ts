import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { everybody, members, type Row, type Statuses, writers } from './row';

/**
 * The creator's contest, by link only, with one private problem. Only the creator has registered and
 * started.
 */
export interface ContestObjects {
  readonly slug: string;
}

/** Calls that need a run need an account, and never find another person's run. */
const runners = (started: number, other: number): Statuses => ({
  ...members(other, other),
  creator: started,
});

export function contestRows(objects: () => ContestObjects): Row[] {
  const at = (verb: string) => () => `/contests/${verb}/${objects().slug}`;
  const said = (more: object) => () => ({ contestSlug: objects().slug, ...more });
  const event = {
    id: '5f1d8a0e-6c7b-4a51-9a3e-0d4b8a6a2f10',
    kind: 'blocked',
    at: '2026-11-21T14:05:00Z',
    elapsedMs: 1000,
  };
  return [
    { call: 'contestsAll', about: 'public ones, and the sender’s own by the token', ...everybody(200) },
    {
      call: 'contestsAll',
      about: 'D-9 another user’s, named in the body',
      body: () => ({ creator: 'somebody' }),
      ...everybody(200),
      unfinished: 403,
      other: 403,
      creator: 403,
    },
    {
      call: 'contestGet',
      about: 'ROLE-13 by its link; only the creator gets the lists',
      path: at('get'),
      ...everybody(200),
    },
    {
      call: 'contestStart',
      about: 'ROLE-3 registered users',
      path: at('start'),
      ...members(404, 403),
      creator: 200,
    },
    {
      call: 'contestPackFacts',
      about: 'registered users',
      path: () => `/contests/pack/${objects().slug}/facts`,
      ...members(403, 403),
      creator: 200,
    },
    {
      call: 'contestPackPart',
      about: 'the sender’s own pack, sealed',
      path: () => `/contests/pack/${objects().slug}/part/0`,
      ...members(403, 403),
      creator: 200,
    },
    {
      call: 'contestPackOpen',
      about: 'the key, with the sender’s own start',
      path: () => `/contests/pack/${objects().slug}/open`,
      body: () => ({ version: 1 }),
      ...members(404, 403),
      creator: 200,
    },
    {
      call: 'contestVirtual',
      about: 'users with an account, before the end',
      path: at('virtual'),
      ...members(403, 403),
    },
    {
      call: 'contestPractice',
      about: 'participants and staff of a link-only contest, before the end',
      path: at('practice'),
      ...everybody(403),
    },
    {
      call: 'contestEvents',
      about: 'the sender’s own run',
      body: said({ events: [event] }),
      ...runners(200, 409),
    },
    {
      call: 'contestContact',
      about: 'the sender’s own run',
      body: said({ device: 'phone', sequence: 0, elapsedMs: 0, pending: [] }),
      ...runners(200, 409),
    },
    { call: 'contestFinish', about: 'the sender’s own run', body: said({ time: 60 }), ...runners(200, 409) },
    { call: 'contestRegister', about: 'ROLE-5 for the sender', path: at('register'), ...members(404, 200) },
    {
      call: 'contestCreate',
      about: 'ROLE-7 of public problems',
      body: () => ({ ...minimalContest, problems: ['PUBLIC'], public: false }),
      ...members(404, 200),
    },
    {
      call: 'contestCreate',
      about: 'D-43 with a private problem, only for its creator',
      body: () => ({ ...minimalContest, problems: ['PRIVATE'], public: false }),
      ...members(404, 404),
      creator: 200,
    },
    {
      call: 'contestImageGet',
      about: 'an unknown one',
      path: () => `/contest-images/${'0'.repeat(64)}.png`,
      ...everybody(404),
    },
    {
      call: 'leaderboardGet',
      about: 'users whom a restricted link-only contest allows',
      path: () => `/leaderboard/${objects().slug}`,
      ...everybody(403),
      creator: 200,
    },
    {
      call: 'contestReplay',
      about: 'users whom a restricted link-only contest allows',
      path: () => `/leaderboard/${objects().slug}/replay`,
      ...everybody(403),
      creator: 200,
    },
    ...contestApiRows(objects),
  ];
}

/** An unlisted contest with a list of emails: only the organiser reads it, also through the Contest API. */
function contestApiRows(objects: () => ContestObjects): Row[] {
  const path = (rest: string) => () => `/ccs/contests/${objects().slug}${rest}`;
  const organiser = { ...writers(403), creator: 200 };
  return [
    { call: 'ccsInfo', about: 'version and product', path: () => '/ccs', ...everybody(200) },
    { call: 'ccsContests', about: 'public ones', path: () => '/ccs/contests', ...writers(200) },
    { call: 'ccsContest', about: 'of a restricted contest', path: path(''), ...organiser },
    { call: 'ccsEventFeed', about: 'so far', path: path('/event-feed?stream=false'), ...organiser },
    { call: 'ccsList', about: 'teams', path: path('/teams'), ...organiser },
    { call: 'ccsObject', about: 'an award', path: path('/awards/winner'), ...organiser },
    {
      call: 'ccsFiles',
      about: 'of an unknown submission',
      path: path('/submissions/none/files'),
      ...organiser,
      creator: 404,
    },
    { call: 'ccsPackage', about: 'all of the contest', path: path('/package.zip'), ...organiser },
  ];
}
